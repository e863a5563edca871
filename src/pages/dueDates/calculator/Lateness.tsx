import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FactList } from '../../../components/ui/FactList.tsx'
import { Table } from '../../../components/ui/Table.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay, formatMoney, formatNumber } from '../../../i18n/format.ts'
import { daysBetween } from '../law/calendar.ts'
import type { Claim } from '../law/claim.ts'
import { excludesInterest } from '../law/interest.ts'
import * as styles from './DueDates.css.ts'
import { Source } from './Source.tsx'

/** Whether the invoice is late, and what that costs. */
export function Lateness({ claim }: { claim: Claim }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { invoice, late } = claim
  if (late.days === 0) return <NotLate claim={claim} />
  const { law, paid, currency } = invoice
  const day = (value: string) => formatDay(value, locale, { dateStyle: 'medium' })
  const money = (value: number) => formatMoney(value / 100, currency, locale)
  const percent = (value: number) =>
    formatNumber(value / 100, locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    })
  const costs = late.interest + late.indemnity
  const facts: { term: string; detail: ReactNode }[] = [
    { term: t`Retard`, detail: <Plural value={late.days} one="# jour" other="# jours" /> },
    { term: t`Intérêts de retard`, detail: money(late.interest) },
    {
      term:
        law === 'UK'
          ? t({ message: `Somme forfaitaire`, comment: 'UK: fixed sum under the Late Payment Act' })
          : t`Indemnité pour frais de recouvrement`,
      detail: money(late.indemnity),
    },
    paid
      ? { term: t`Reste dû, la facture étant payée`, detail: money(costs) }
      : { term: t`Total dû, facture comprise`, detail: money(invoice.amount + costs) },
  ]
  const tooLow = late.lines.filter(line => line.isBelowFloor && line.floor !== undefined)
  return (
    <div className={styles.part}>
      <FactList items={facts} />
      <Table
        caption={t`Intérêts par période`}
        head={[t`Période`, t`Jours`, t`Taux`, t`Intérêts`]}
        rows={late.lines.map(({ from, to, days, percent: rate, interest, isEstimated }) => [
          t({ message: `${day(from)} au ${day(to)}`, comment: 'from one day to another' }),
          formatNumber(days, locale),
          isEstimated ? `${percent(rate)} *` : percent(rate),
          money(interest),
        ])}
        numeric={1}
      />
      {late.lines.some(line => line.isEstimated) && (
        <Text size="small" tone="accent">
          <Trans>
            * Estimation : le taux de ce semestre n’est pas encore dans l’outil, qui reprend le plus proche.
            Entrez-le ci-dessous si vous le connaissez, et vérifiez-le avant de réclamer.
          </Trans>
        </Text>
      )}
      {excludesInterest(invoice) && (
        <Text size="small" tone="soft">
          <Trans>
            Une clause qui exclut les intérêts ne lie pas le créancier : le calcul retient le taux de retard
            que fixe la loi.
          </Trans>
        </Text>
      )}
      {tooLow.map(({ from, floor = 0, percent: rate }) => (
        <Text key={from} size="small" tone="soft">
          {law === 'FR' ? (
            <Trans>
              À partir du {day(from)}, le minimum est de {percent(floor)}, trois fois l’intérêt légal : le
              calcul retient {percent(rate)}, le taux de la BCE plus dix points.
            </Trans>
          ) : (
            <Trans>
              À partir du {day(from)}, un acheteur public doit au moins {percent(floor)}, le taux de la BCE
              plus huit points.
            </Trans>
          )}
        </Text>
      ))}
      <Conditions claim={claim} />
    </div>
  )
}

function NotLate({ claim: { invoice, lawfulDue, until } }: { claim: Claim }) {
  const locale = useLocale()
  const left = daysBetween(until, lawfulDue)
  const day = formatDay(until, locale)
  if (invoice.paid)
    return (
      <Text>
        <Trans>Payée le {day}, la facture n’est pas en retard.</Trans>
      </Text>
    )
  return (
    <Text>
      {left === 0 ? (
        <Trans>Pas en retard : à payer aujourd’hui.</Trans>
      ) : (
        <Plural
          value={left}
          one="Pas en retard : à payer dans # jour."
          other="Pas en retard : à payer dans # jours."
        />
      )}
    </Text>
  )
}

/** Between whom, and when not: said where somebody is about to claim. */
function Conditions({ claim: { invoice } }: { claim: Claim }) {
  return (
    <Text size="small" tone="soft">
      {invoice.law === 'UK' ? (
        <Trans>
          Entre professionnels seulement. Des frais de recouvrement raisonnables s’ajoutent à la somme
          forfaitaire qu’ils dépassent (section 5A). Une procédure d’insolvabilité change ce qui peut être
          réclamé.
        </Trans>
      ) : (
        <Trans>
          Entre professionnels seulement. Sans TVA ; des frais plus élevés se réclament sur justificatifs. Une
          procédure collective qui interdit le paiement à l’échéance suspend pénalités et indemnité.
        </Trans>
      )}{' '}
      {invoice.law === 'FR' && invoice.buyer === 'business' && (
        <Trans>
          Un client qui paie après l’échéance légale risque aussi une{' '}
          <Source of="fines">amende administrative</Source> : jusqu’à 75 000 € pour une personne physique et
          2 M€ pour une société, le double en cas de réitération dans les deux ans (article L. 441-16 du code
          de commerce).
        </Trans>
      )}
    </Text>
  )
}

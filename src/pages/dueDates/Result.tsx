import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import type { Calculation, Entries } from '../../dueDates/calculate.ts'
import { formatDay, formatMoney, formatNumber } from '../../i18n/format.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Table } from '../../ui/Table.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './DueDates.css.ts'
import { LawNote } from './LawNote.tsx'
import { Reminder } from './Reminder.tsx'
import { sources } from './sources.ts'

/** What the calculator found: the due date with its law, interest by half-year, and texts to take along. */
export function Result({ entries, result }: { entries: Entries; result: Calculation | undefined }) {
  const { t } = useLingui()
  const locale = useLocale()
  const day = (value: string) => formatDay(value, locale)
  // On a narrow phone the line may break after the day of the week.
  const dueDay =
    result && formatDay(result.due, locale, { dateStyle: 'full' }).replace(/^(\p{L}+)\u00a0/u, '$1 ')
  return (
    <section className={styles.result} aria-label={t`Résultat`}>
      <div className={styles.due} aria-live="polite">
        <Heading level={2} size="heading">
          {result ? <Trans>À payer le {dueDay}</Trans> : <Trans>L’échéance s’affiche ici.</Trans>}
        </Heading>
        {result ? (
          <Text tone="soft">
            <LawNote law={entries.law} term={entries.term} />
          </Text>
        ) : (
          <Text tone="soft">
            <Trans>Il manque une date et un montant.</Trans>
          </Text>
        )}
        {result?.lawful && (
          <Text tone="accent">
            <Trans>
              Le délai convenu dépasse 60 jours : sauf exception prévue par la loi, l’échéance ne va pas
              au-delà du {day(result.lawful)}.
            </Trans>
          </Text>
        )}
      </div>
      {result && <Lateness entries={entries} result={result} />}
      {result && <Reminder law={entries.law} invoiced={entries.invoiced} result={result} />}
    </section>
  )
}

function Lateness({ entries: { law }, result }: { entries: Entries; result: Calculation }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { late, until, amount } = result
  const day = (value: string) => formatDay(value, locale, { dateStyle: 'medium' })
  const money = (value: number) => formatMoney(value / 100, law === 'uk' ? 'GBP' : 'EUR', locale)
  const percent = (value: number) =>
    formatNumber(value / 100, locale, { style: 'percent', minimumFractionDigits: 2 })
  if (late.days === 0)
    return (
      <Text>
        <Trans>Payée le {day(until)}, la facture n’est pas en retard.</Trans>
      </Text>
    )
  const facts: { term: string; detail: ReactNode }[] = [
    { term: t`Retard`, detail: <Plural value={late.days} one="# jour" other="# jours" /> },
    { term: t`Intérêts de retard`, detail: money(late.interest) },
    {
      term:
        law === 'uk'
          ? t({ message: `Somme forfaitaire`, comment: 'UK: fixed sum under the Late Payment Act' })
          : t`Indemnité pour frais de recouvrement`,
      detail: money(late.indemnity),
    },
    { term: t`Total dû, facture comprise`, detail: money(amount + late.interest + late.indemnity) },
  ]
  return (
    <div className={styles.part}>
      <FactList items={facts} />
      <Table
        caption={t`Intérêts par période`}
        head={[t`Période`, t`Jours`, t`Taux`, t`Intérêts`]}
        rows={late.lines.map(({ from, to, days, percent: rate, interest, isExtrapolated }) => [
          t({ message: `${day(from)} au ${day(to)}`, comment: 'from one day to another' }),
          formatNumber(days, locale),
          isExtrapolated ? `${percent(rate)} *` : percent(rate),
          money(interest),
        ])}
        numeric={1}
      />
      {late.lines.some(({ isExtrapolated }) => isExtrapolated) && (
        <Text size="small" tone="soft">
          <Trans>
            * Le taux de ce semestre n’est pas encore dans l’outil : le dernier taux connu est prolongé.
          </Trans>
        </Text>
      )}
      {late.isAgreedTooLow && late.lowestAgreed !== undefined && (
        <Text tone="accent">
          <Trans>
            Le taux convenu est inférieur à {percent(late.lowestAgreed)}, trois fois l’intérêt légal : le
            calcul retient le taux de la BCE plus dix points.
          </Trans>
        </Text>
      )}
      {law === 'france' && (
        <Text size="small" tone="soft">
          <Trans>
            Un client qui paie après l’échéance légale risque aussi une{' '}
            <a href={sources.fines} target="_blank" rel="noopener">
              amende administrative
            </a>
             : jusqu’à 75 000 € pour une personne physique et 2 M€ pour une société, le double en cas de
            réitération dans les deux ans (article L. 441-16 du code de commerce).
          </Trans>
        </Text>
      )}
    </div>
  )
}

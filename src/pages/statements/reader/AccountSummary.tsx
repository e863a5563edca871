import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '../../../components/ui/Alert.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Table } from '../../../components/ui/Table.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { AccountHead } from '../formats/session.ts'
import type { Amount } from '../formats/types.ts'
import { BalanceChart } from './BalanceChart.tsx'
import { Lines } from './Problems.tsx'
import { placeText } from './problemText.ts'
import * as styles from './StatementReader.css.ts'
import { useAmount } from './useAmount.ts'

/** An account number as people read it: an IBAN in groups of four. */
export const accountName = (number: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number) ? number.replace(/(.{4})(?=.)/g, '$1 ') : number

/** Whose account, its balances and sums, and whether they agree. */
export function AccountSummary({ account }: { account: AccountHead }) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = useAmount(account.currency)
  const day = (value: string | undefined) =>
    value ? formatDay(value, locale, { dateStyle: 'medium' }) : t({ message: `inconnu`, comment: 'a date' })
  const { opening, closing, credits, debits, fees } = account
  const [from, to] = [day(account.from), day(account.to)]
  const facts: { term: string; detail: ReactNode }[] = [
    { term: t({ message: `Titulaire`, comment: 'of the account' }), detail: account.owner },
    { term: t`Banque`, detail: account.bank },
    { term: t`Devise`, detail: account.currency },
    {
      term: t`Période`,
      detail:
        account.from && account.to && t({ message: `${from} au ${to}`, comment: 'from one day to another' }),
    },
    { term: t`Relevés`, detail: String(account.statements) },
    {
      term: t`Frais reconnus`,
      detail: (
        <>
          {amount(fees.amount)} (<Plural value={fees.count} one="# mouvement" other="# mouvements" />)
        </>
      ),
    },
  ].filter(({ detail }) => detail)
  const counted = (count: number) => <Plural value={count} one="# mouvement" other="# mouvements" />
  const computed = opening && opening.amount + credits.amount + debits.amount
  const missing = t({ message: `non lu`, comment: 'a balance that the file does not contain' })
  const heading = accountName(account.account) || t`Compte sans numéro`
  return (
    <section className={styles.summary} aria-label={heading}>
      <Heading level={2} size="heading">
        <span className={styles.number}>{heading}</span>
      </Heading>
      <Verdict account={account} amount={amount} />
      <div className={styles.columns}>
        <FactList items={facts} />
        <Table
          caption={t`Soldes et sommes`}
          head={[
            t({ message: `Poste`, comment: 'head of a column: opening balance, credits, …' }),
            t({ message: `Date ou nombre`, comment: 'head of a column' }),
            t`Montant`,
          ]}
          rows={[
            [t`Ouverture`, opening ? day(opening.day) : '', opening ? amount(opening.amount) : missing],
            [t`Crédits`, counted(credits.count), amount(credits.amount)],
            [t`Débits`, counted(debits.count), amount(debits.amount)],
            [t`Clôture calculée`, '', computed === undefined ? missing : amount(computed)],
            [
              t`Clôture annoncée`,
              closing ? day(closing.day) : '',
              closing ? amount(closing.amount) : missing,
            ],
          ]}
          numeric={1}
          total
        />
      </div>
      {account.days.length > 1 && <BalanceChart days={account.days} currency={account.currency} />}
    </section>
  )
}

type VerdictProps = { account: AccountHead; amount: (amount: Amount) => string }

/** Whether the sums agree; if not, by how much and where it first shows. */
function Verdict({ account: { kind, continuity, broken }, amount }: VerdictProps) {
  const { t, i18n } = useLingui()
  if (continuity.status === 'holds')
    return (
      <Alert
        tone="positive"
        icon="positive"
        role="status"
        title={t`Le compte y est : l’ouverture et les mouvements donnent la clôture.`}
      />
    )
  if (continuity.status === 'unknown') {
    const reasons = {
      statement: t`Un solde manque : l’égalité ne peut pas être vérifiée.`,
      intraday: t`Relevé en cours de journée : l’égalité ne peut pas être vérifiée.`,
      notification: t`Avis d’opérations, sans soldes : il n’y a pas d’égalité à vérifier.`,
    }
    return <Alert icon="critical" role="status" title={reasons[kind]} />
  }
  const { difference, first } = continuity
  const place = [first.file, placeText(i18n, first.place)].filter(Boolean).join(', ')
  const gap = amount(first.difference)
  return (
    <Alert
      tone="critical"
      icon="critical"
      role="status"
      title={
        difference === undefined
          ? t`Les soldes ne se suivent pas.`
          : t`L’ouverture plus les mouvements ne donne pas la clôture : écart de ${amount(difference)}.`
      }
    >
      {first.kind === 'within' ? (
        <Trans>
          Premier endroit où cela se voit : {place}. Les mouvements qui précèdent ce solde de clôture s’en
          écartent de {gap}.
        </Trans>
      ) : (
        <Trans>
          Premier endroit où cela se voit : {place}. Ce solde d’ouverture s’écarte de {gap} de la clôture
          précédente : il manque peut-être un relevé entre les deux.
        </Trans>
      )}
      {broken && <Lines {...broken} />}
    </Alert>
  )
}

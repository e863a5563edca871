import { Plural, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Select } from '../../../components/ui/Select.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { localeTable } from '../../../i18n/locales.ts'
import { parseTypedAmount, toDecimal } from '../../statements/formats/amount.ts'
import type { PaymentFilter, PaymentSort, ReportSummary } from '../checks/listPayments.ts'
import { type Count, countPayments, type Query } from './checkTask.ts'
import * as styles from './PaymentChecker.css.ts'
import { PaymentTable } from './PaymentTable.tsx'
import { usePaymentWords } from './usePaymentWords.ts'

type Wanted = Pick<PaymentFilter, 'text' | 'state'> & { least: string; most: string }
const everything: Wanted = { text: '', state: 'all', least: '', most: '' }

const typed = (text: string) => parseTypedAmount(text, 'EUR')?.amount
const decimal = (text: string) => {
  const amount = typed(text)
  return amount === undefined ? '' : toDecimal(amount)
}

/** The payments of a file: which to show, and the table. */
export function Payments({ id, report }: { id: string; report: ReportSummary }) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = usePaymentWords()
  const isDebit = report.message === 'pain.008'
  const [wanted, setWanted] = useState(everything)
  const [sort, setSort] = useState<PaymentSort>()
  const [found, setFound] = useState<Count & { query: Query }>()
  // With hundreds of thousands of payments, typing does not wait for the table.
  const late = useDeferredValue(wanted)
  const query: Query = useMemo(
    () => ({
      filter: { text: late.text, state: late.state, least: decimal(late.least), most: decimal(late.most) },
      sort,
      locale: localeTable[locale].tag,
    }),
    [late, sort, locale],
  )
  useEffect(() => {
    let isCurrent = true
    countPayments(id, query).then(
      answer => isCurrent && setFound({ ...answer, query }),
      // The table keeps what it shows.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id, query])
  const entry = (name: 'text' | 'least' | 'most') => ({
    id: `payments-${name}`,
    name,
    value: wanted[name],
    required: false,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setWanted({ ...wanted, [name]: event.target.value }),
  })
  const amount = (name: 'least' | 'most') => ({
    ...entry(name),
    inputMode: 'decimal' as const,
    error:
      wanted[name] && typed(wanted[name]) === undefined ? t`Écrivez un nombre, comme 1 250,50.` : undefined,
  })
  const all = words.count(report.transactions)
  const added = words.sums(found?.sums ?? [])
  return (
    <section className={styles.payments} aria-label={t`Paiements du fichier`}>
      <Heading level={2} size="subheading">
        {t`Paiements du fichier`}
      </Heading>
      <form className={styles.filter} aria-label={t`Filtrer`} onSubmit={event => event.preventDefault()}>
        <div className={styles.filterWords}>
          <Field
            {...entry('text')}
            label={
              isDebit ? t`Débiteur, compte, référence ou texte` : t`Bénéficiaire, compte, référence ou texte`
            }
          />
        </div>
        <Select
          id="payments-state"
          name="state"
          label={t({ message: `État`, comment: 'of payments: all, with a problem, refused' })}
          value={wanted.state}
          options={[
            { value: 'all', label: t({ message: `Tous`, comment: 'all payments' }) },
            { value: 'problem', label: t`Avec un défaut ou une remarque` },
            { value: 'refused', label: t`Refusés` },
          ]}
          onChange={state => setWanted({ ...wanted, state })}
        />
        <Field {...amount('least')} label={t`Montant minimal`} />
        <Field {...amount('most')} label={t`Montant maximal`} />
      </form>
      <div role="status">
        {found && (
          <Text tone="soft">
            <Plural
              value={found.count}
              one={`# paiement sur ${all}, soit ${added} au total`}
              other={`# paiements sur ${all}, soit ${added} au total`}
            />
          </Text>
        )}
      </div>
      {found && (
        <PaymentTable
          id={id}
          query={found.query}
          count={found.count}
          isDebit={isDebit}
          sort={sort}
          onSort={setSort}
        />
      )}
    </section>
  )
}

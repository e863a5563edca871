import { useLingui } from '@lingui/react/macro'
import { FactList } from '../../../components/ui/FactList.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import * as styles from './DueDates.css.ts'
import { asked, type FormEntries } from './formEntries.ts'
import { useFormWords } from './useFormWords.ts'

/** What was entered, whole, in place of the form on paper, which cuts what is longer than its fields. */
export function EntryList({ entries }: { entries: FormEntries }) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useFormWords(entries)
  const shown = asked(entries)
  const day = (value: string) => value && formatDay(value, locale)
  const { law, sector } = entries
  const buyer = words.buyers.find(({ value }) => value === entries.buyer)?.label ?? ''
  const rate = entries.rate && `${entries.rate} %`
  const facts = [
    { term: t`Droit applicable`, detail: law && words.laws[law] },
    { term: t({ message: `Client`, comment: 'who owes: a business or a public buyer' }), detail: buyer },
    {
      term: t`Secteur`,
      detail: shown.sector && sector && words.sectors[sector as keyof typeof words.sectors],
    },
    { term: t`Date de la facture`, detail: day(entries.invoice) },
    { term: words.amount, detail: entries.amount },
    { term: t`Délai de paiement`, detail: words.terms[entries.term] },
    { term: t`Jours`, detail: shown.days && entries.days },
    { term: t`Facture reçue le`, detail: shown.received && day(entries.received) },
    { term: t`Biens ou service reçus le`, detail: shown.goods && day(entries.goods) },
    { term: t`Date de paiement`, detail: day(entries.paid) },
    { term: t`Taux convenu, en % par an`, detail: rate },
  ]
  return (
    <div className={styles.onPaper}>
      <FactList items={facts.filter(({ detail }) => detail)} />
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { today } from '../../../components/handOver.ts'
import { useLocale } from '../../../components/useLocale.ts'
import { rates } from '../../../content/rates.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { calculate } from '../law/claim.ts'
import { type RateStep, type Rates, withKnownRates } from '../law/interest.ts'
import * as styles from './DueDates.css.ts'
import { EntryList } from './EntryList.tsx'
import { lawOfVisitor, servedLaw } from './firstLaw.ts'
import { blank, changed, entryOf, type FormEntries, typedIn } from './formEntries.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import { Result } from './Result.tsx'

/** The form and, beside it, what follows from its entries; calculated anew with every change. */
export function Calculator() {
  const locale = useLocale()
  const [entries, setEntries] = useState<FormEntries>({ ...blank, law: servedLaw(locale) })
  const [known, setKnown] = useState<Partial<Record<keyof Rates, RateStep[]>>>({})
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<FormEntries>) => setEntries(before => changed(before, part))
  useEffect(() => {
    const typed = form.current ? typedIn(form.current) : {}
    setEntries(before => changed(before, { ...typed, law: typed.law || lawOfVisitor(locale) }))
  }, [locale])
  const learn = (rate: keyof Rates, step: RateStep | undefined, from: string) =>
    setKnown(before => ({
      ...before,
      [rate]: [...(before[rate] ?? []).filter(one => one.from !== from), ...(step ? [step] : [])],
    }))
  // The page that is served holds no date of its own.
  const now = entries.invoice ? today() : '2000-01-01'
  const decimal = formatNumber(0.5, locale).includes(',') ? ',' : '.'
  const outcome = calculate(entryOf(entries), withKnownRates(rates, known), now, decimal)
  const { late } = calculate(entryOf(entries), rates, now, decimal).claim ?? {}
  return (
    <div className={styles.columns}>
      <InvoiceForm ref={form} entries={entries} problems={outcome.problems} onChange={change} />
      <EntryList entries={entries} />
      <Result outcome={outcome} missing={late?.missing ?? []} onKnown={learn} />
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { rates } from '../../content/rates.ts'
import { calculate, type Entries } from '../../dueDates/calculate.ts'
import { termsOf } from '../../dueDates/terms.ts'
import { today } from '../../lib/handOver.ts'
import * as styles from './DueDates.css.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import { Result } from './Result.tsx'

const blank: Entries = {
  law: 'france',
  term: 'sixty',
  invoiced: '',
  amount: '',
  days: '30',
  received: '',
  paid: '',
  agreed: '',
  movesWeekends: false,
}

/** What the form holds in the page, where a visitor may have typed before the calculator was there. */
function entriesOf(form: HTMLFormElement): Partial<Entries> {
  const typed = [...new FormData(form)].filter(([name]) => Object.hasOwn(blank, name))
  return { ...Object.fromEntries(typed), movesWeekends: typed.some(([name]) => name === 'movesWeekends') }
}

/** Entries whose term is one that the law knows. */
function fitting(entries: Entries): Entries {
  const terms = termsOf[entries.law]
  return terms.includes(entries.term) ? entries : { ...entries, term: terms[0] ?? 'none' }
}

/** The form and, beside it, what follows from its entries; calculated anew with every change. */
export function Calculator() {
  const [entries, setEntries] = useState(blank)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const typed = form.current && entriesOf(form.current)
    if (typed) setEntries(before => fitting({ ...before, ...typed }))
  }, [])
  const { problems, result } = calculate(entries, rates, entries.paid || (entries.invoiced && today()))
  const change = (changed: Partial<Entries>) => setEntries(before => fitting({ ...before, ...changed }))
  return (
    <div className={styles.columns}>
      <InvoiceForm ref={form} entries={entries} problems={problems} onChange={change} />
      <Result entries={entries} result={result} />
    </div>
  )
}

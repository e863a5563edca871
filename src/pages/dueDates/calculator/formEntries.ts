import type { Entry, EntryField } from '../law/entry.ts'
import type { Law, Method } from '../law/invoice.ts'

/** The terms that a person can choose: what was agreed in the words of the trade. */
export type TermChoice = 'sixty' | 'monthEndLast' | 'monthEndFirst' | 'summary' | 'net' | 'none'

/** What the form holds, as it was entered. */
export type FormEntries = {
  law: Law | ''
  buyer: string
  sector: string
  term: TermChoice
  invoice: string
  received: string
  goods: string
  amount: string
  days: string
  rate: string
  paid: string
  movesWeekends: boolean
  fairTerm: boolean
}

export const blank: FormEntries = {
  law: '',
  buyer: 'business',
  sector: '',
  term: 'sixty',
  invoice: '',
  received: '',
  goods: '',
  amount: '',
  days: '60',
  rate: '',
  paid: '',
  movesWeekends: false,
  fairTerm: false,
}

/** The terms that each law knows, the most common first. */
export const termsOf: Record<Law, readonly TermChoice[]> = {
  FR: ['sixty', 'monthEndLast', 'monthEndFirst', 'summary', 'net', 'none'],
  EU: ['net', 'monthEndLast', 'none'],
  UK: ['net', 'monthEndLast', 'none'],
}

/** The days that a term has when it is chosen. */
const usualDays: Record<TermChoice, string> = {
  sixty: '60',
  monthEndLast: '45',
  monthEndFirst: '45',
  summary: '45',
  net: '30',
  none: '',
}

/** The form after a change: its term is one that the law knows, and its days are those of the term. */
export function changed(before: FormEntries, change: Partial<FormEntries>): FormEntries {
  const after = { ...before, ...change }
  const terms = after.law ? termsOf[after.law] : termsOf.FR
  const term = terms.includes(after.term) ? after.term : (terms[0] ?? 'none')
  const days = term === before.term || change.days !== undefined ? after.days : usualDays[term]
  const buyer = after.law === 'UK' && after.buyer === 'health' ? 'public' : after.buyer
  return { ...after, term, days, buyer }
}

/** Which of the fields that depend on others are asked for. */
export function asked({ law, buyer, sector, term, days }: FormEntries) {
  const isFrenchBusiness = law === 'FR' && buyer === 'business'
  const fromDelivery = ['perishable', 'freshMeat', 'spirits'].includes(sector)
  return {
    sector: isFrenchBusiness,
    days: term !== 'none' && term !== 'sixty',
    fairTerm:
      (law === 'EU' || law === 'UK') &&
      buyer === 'business' &&
      term !== 'none' &&
      Number(days) > (term === 'net' ? 60 : 29),
    received: law !== '' && !isFrenchBusiness,
    goods: law !== '' && (!isFrenchBusiness || term === 'none' || fromDelivery),
  }
}

const kinds: Record<TermChoice, string> = {
  sixty: 'net',
  monthEndLast: 'endOfMonth',
  monthEndFirst: 'endOfMonth',
  summary: 'summary',
  net: 'net',
  none: 'none',
}

/** The entry for the calculation: what the form does not ask for is left out. */
export function entryOf(entries: FormEntries): Entry {
  const { law, buyer, sector, term, invoice, received, goods, amount, days, rate, paid } = entries
  const shown = asked(entries)
  const method: Method | '' = term === 'monthEndLast' || term === 'monthEndFirst' ? term : ''
  return {
    law,
    buyer,
    sector: shown.sector ? sector : '',
    invoice,
    received: shown.received ? received : '',
    goods: shown.goods ? goods : '',
    amount,
    term: kinds[term],
    days: term === 'sixty' ? '60' : shown.days ? days : '',
    method,
    rate,
    paid,
    movesWeekends: String(entries.movesWeekends),
    fairTerm: String(shown.fairTerm && entries.fairTerm),
  }
}

/** What was typed before the page was ready. */
export function typedIn(form: HTMLFormElement): Partial<FormEntries> {
  const typed = [...new FormData(form)].filter(([name]) => Object.hasOwn(blank, name))
  const isChecked = (box: string) => typed.some(([name]) => name === box)
  return {
    ...Object.fromEntries(typed),
    movesWeekends: isChecked('movesWeekends'),
    fairTerm: isChecked('fairTerm'),
  }
}

/** The fields of the form whose problems stand beside them. */
export type FormField = Extract<EntryField, keyof FormEntries>

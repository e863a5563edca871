import { type I18n, setupI18n } from '@lingui/core'
import { type Choice, type Message, tag } from './message.ts'
import { pluralCases } from './pluralCases.ts'

const printers = new Map<string, I18n>()

/** What a page shows for a message and these values: run by Lingui, as on the page. Throws what it throws. */
export function printed({ compiled }: Message, values: Record<string, unknown>, locale: string): string {
  const printer = printers.get(locale) ?? setupI18n()
  printers.set(locale, printer)
  printer.loadAndActivate({ locale, messages: { message: compiled } })
  return printer._('message', values)
}

/** A value to print a message with; `other` changes what is printed if the value is printed at all. */
type SampleValue = { value: unknown; other?: unknown }

/** Values by name, and the choices that they decide: `{n} is 1`. */
export type Sample = { values: ReadonlyMap<string, SampleValue>; where: string }

/** The values that decide a choice: a number of each category, each exact number, each keyword. */
function deciding({ kind, cases }: Choice, locale: string): SampleValue[] {
  if (kind === 'select') return cases.map(value => ({ value }))
  const { needed } = pluralCases(locale, kind === 'plural' ? 'cardinal' : 'ordinal')
  const exact = cases.flatMap(name => (name.startsWith('=') ? [{ value: Number(name.slice(1)) }] : []))
  // A case of one number alone need not print it.
  const counted = [...needed.values()].map(numbers => ({ value: numbers.at(-1), other: numbers.at(-2) }))
  return [...counted, ...exact]
}

/** Messages with more choices than this are tried with some of the combinations. */
const most = 500

/** A value for a name that decides nothing. */
function plainValue(name: string, format: string | undefined): SampleValue {
  if (format === undefined) return { value: `\ue000${name}\ue001` }
  return /^(?:date|time)/.test(format)
    ? { value: new Date('2026-11-28T12:34:56Z'), other: new Date('2025-03-07T21:43:05Z') }
    : { value: 0.25, other: 0.75 }
}

/** Values that reach every case of a message and its source; `locale` is the language of the message. */
export function samples(source: Message, own: Message, locale: string): Sample[] {
  const plain = new Map(
    [...source.names, ...own.names].map(name => [
      name,
      plainValue(name, source.formats.get(name) ?? own.formats.get(name)),
    ]),
  )
  let all: Sample[] = [{ values: plain, where: '' }]
  for (const [name, choices] of Map.groupBy([...source.choices, ...own.choices], choice => choice.name)) {
    const values = new Map(choices.flatMap(choice => deciding(choice, locale)).map(one => [one.value, one]))
    all = all
      .flatMap(sample =>
        [...values.values()].map(one => ({
          values: new Map(sample.values).set(name, one),
          where: [sample.where, `{${name}} is ${one.value}`].filter(Boolean).join(' and '),
        })),
      )
      .slice(0, most)
  }
  return all
}

/** The values of a sample by name. */
export const valuesOf = ({ values }: Sample): Record<string, unknown> =>
  Object.fromEntries([...values].map(([name, { value }]) => [name, value]))

/** What is printed for a sample: the text, its tags, and the values that it shows. */
export type Print = { text: string; tags: ReadonlySet<string>; names: ReadonlySet<string> }

/** Prints a message for a sample. Throws what Lingui throws. */
export function printFor(message: Message, sample: Sample, locale: string): Print {
  const values = valuesOf(sample)
  const text = printed(message, values, locale)
  const isPrinted = (name: string, { value, other }: SampleValue) =>
    typeof value === 'string'
      ? text.includes(value) && value.startsWith('\ue000')
      : other !== undefined && printed(message, { ...values, [name]: other }, locale) !== text
  return {
    text,
    tags: new Set([...text.matchAll(tag)].filter(([, closing]) => !closing).map(([whole]) => whole)),
    names: new Set([...sample.values].filter(([name, one]) => isPrinted(name, one)).map(([name]) => name)),
  }
}

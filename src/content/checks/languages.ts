import type { Problem } from '../problems.ts'

/** One document or record in one language, with the fields that must not differ between languages. */
export type Version = { id: string; locale: string; file: string; neutral: Record<string, unknown> }

const shown = (value: unknown) =>
  value === undefined ? 'nothing' : JSON.stringify(value).replaceAll('"', '')

/**
 * Finds language-neutral fields that differ between the languages of one document; the first language of `order` that
 * the document has is the measure. `lineOf` finds the line of a field in a file.
 */
export function checkLanguages(
  versions: readonly Version[],
  order: readonly string[],
  lineOf: (file: string, field: string) => number | undefined,
): Problem[] {
  const problems: Problem[] = []
  for (const group of Map.groupBy(versions, version => version.id).values()) {
    const [measure, ...others] = group.sort((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))
    if (!measure) continue
    for (const { file, neutral } of others) {
      for (const [field, value] of Object.entries(measure.neutral)) {
        if (JSON.stringify(neutral[field]) === JSON.stringify(value)) continue
        const text = `field ${field}: ${shown(neutral[field])} here, ${shown(value)} in ${measure.file}; make them the same`
        problems.push({ file, line: lineOf(file, field), text })
      }
    }
  }
  return problems
}

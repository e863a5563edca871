import { parse } from 'yaml'
import type { Problem } from '../content/problems.ts'
import { startOfHalfYear } from '../pages/dueDates/law/calendar.ts'

/**
 * The reference rates whose step for the current half-year is missing, with the link where to look. They are no errors:
 * the calculator marks what it estimates.
 * @param text that of `content/rates.yml`.
 * @param today `YYYY-MM-DD`.
 */
export function missingRates(text: string, today: string): Problem[] {
  const current = startOfHalfYear(today)
  const rates = readRates(text)
  return rates
    .filter(({ steps }) => !steps.some(({ from }) => from >= current))
    .map(({ id, source }) => ({
      file: 'content/rates.yml',
      line: text.split('\n').findIndex(line => line.includes(`id: ${id}`)) + 1,
      text: `${id}: the half-year from ${current} is missing, and the calculator estimates it. Fix: add its step; look at ${source}`,
    }))
}

/** The rates as written; none where the file is not valid, which the content check reports. */
function readRates(text: string): { id: string; source: string; steps: { from: string }[] }[] {
  try {
    const rates = parse(text)
    return Array.isArray(rates) ? rates.filter(rate => Array.isArray(rate?.steps)) : []
  } catch {
    return []
  }
}

import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { isDay } from '../content/schema/fields.ts'
import { siteDay } from '../content/siteDay.ts'
import { sharedMessageIds } from '../pages/payments/checks/acrossFiles.ts'
import { checkPayments } from '../pages/payments/checks/check.ts'
import { describe } from '../pages/payments/checks/describe.ts'
import type { PaymentRules } from '../pages/payments/checks/paymentRules.ts'
import { sourceOf } from '../pages/payments/checks/sources.ts'
import { decodeFile } from '../pages/payments/formats/decodeFile.ts'
import type { Problem, Profile, Report } from '../pages/payments/formats/types.ts'

const usage = 'npm run --silent check:payment -- [--date 2026-11-28] [--country FR] FILE …'
const countries: readonly string[] = ['FR', 'DE', 'AT', 'CH', 'BE', 'SEPA'] satisfies Profile[]

/** Ends the command with what is wrong and how to write it. */
function fail(message: string): never {
  console.error(`${message}\nUsage: ${usage}`)
  process.exit(2)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { date: { type: 'string' }, country: { type: 'string' } },
      allowPositionals: true,
    })
    return { ...values, files: positionals }
  } catch (error) {
    return fail((error as Error).message)
  }
}

const { date = siteDay(new Date()), country, files } = readArguments()
const profile = country?.toUpperCase()
if (files.length === 0) fail('No file is named.')
if (!isDay(date)) fail(`--date ${date} is no day of the calendar; write YYYY-MM-DD.`)
if (profile !== undefined && !countries.includes(profile))
  fail(`--country ${country} is not known; write one of ${countries.join(', ')} (SEPA: any other country).`)

const rules: PaymentRules = parse(
  await readFile(join(import.meta.dirname, '../../content/payment-rules.yml'), 'utf8'),
)

const reports: { name: string; report: Report }[] = []
for (const file of files) {
  const bytes = await readFile(file).catch((error: Error) => fail(`${file} cannot be read: ${error.message}`))
  const { text, encoding } = decodeFile(bytes)
  const report = checkPayments(text, {
    today: date,
    rules,
    encoding,
    ...(profile !== undefined && { profile: profile as Profile }),
  })
  reports.push({ name: basename(file), report })
}

const sourceNamed = (problem: Problem, { message, profile, version }: Report) => {
  const { name, dated, isQuoted, url, checked } =
    rules.sources[sourceOf(problem, { message, profile, version, rules })]
  return { name: name.en, ...(dated && { dated }), ...(isQuoted && { isQuoted }), url, checked }
}

const checked = reports.map(({ name, report }) => ({
  name,
  message: report.message,
  version: report.version,
  profile: report.profile,
  verdict: report.verdict,
  transactions: report.transactions,
  sum: report.sum,
  problems: report.problems.map(problem => ({
    code: problem.code,
    severity: problem.severity,
    line: problem.line,
    column: problem.column,
    element: problem.element,
    ...(problem.payment && { payment: problem.payment }),
    message: describe(problem),
    source: sourceNamed(problem, report),
  })),
  // Of each code, the first thousand are listed.
  ...(Object.keys(report.omitted).length > 0 && { omitted: report.omitted }),
}))
const shared = sharedMessageIds(reports)
process.stdout.write(
  `${JSON.stringify({ files: checked, ...(shared.length > 0 && { sharedMessageIds: shared }) }, null, 2)}\n`,
)
process.exitCode = checked.some(({ verdict }) => verdict === 'rejected') ? 1 : 0

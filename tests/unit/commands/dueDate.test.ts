import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dueDateResults, readRates } from '../../../src/commands/dueDate.ts'

const options = { rates: await readRates('.'), today: '2026-11-28' }
const entry = {
  law: 'FR',
  invoice: '2026-06-01',
  amount: '24000',
  term: { kind: 'net', days: 60 },
  today: '2026-11-28',
}
const results = (entries: unknown) => dueDateResults('file.json', JSON.stringify(entries), options)
const problemsOf = (changed: object) =>
  results([{ ...entry, ...changed }])[0]?.problems.map(({ row, field }) => `${row} ${field}`)

test('the examples of the documentation give the results beside them', async () => {
  const blocks = [...(await readFile('docs/due-dates.md', 'utf8')).matchAll(/```json\n(.*?)```/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  )
  expect(blocks).toHaveLength(6)
  for (let index = 0; index < blocks.length; index += 2)
    expect(results(blocks[index])).toEqual(blocks[index + 1])
})

test('a CSV file gives what the same entries give as JSON', () => {
  const csv = 'law,invoice,amount,term,days,today\nFR,2026-06-01,24000.00,net,60,2026-11-28\n'
  expect(dueDateResults('file.csv', csv, options)).toEqual(results([entry]))
})

test('a CSV file has columns for the kind of term, its days and its method', () => {
  const csv =
    'method,days,term,law,invoice,amount,today\nmonthEndFirst,45,endOfMonth,FR,2025-01-15,10,2025-01-15\n'
  expect(dueDateResults('file.csv', csv, options)[0]?.due).toBe('2025-03-17')
})

test('numbers may stand for decimal text, and one object for a list of one', () => {
  expect(results({ ...entry, amount: 24000, rate: 12 })).toEqual(results([{ ...entry, rate: '12.00' }]))
})

test('an entry with problems keeps its place, and gives what can be given', () => {
  const [wrong, right] = results([{ ...entry, amount: 'x' }, entry])
  expect(wrong).toEqual({
    due: '2026-07-31',
    lawfulDue: '2026-07-31',
    daysLate: null,
    interest: null,
    indemnity: null,
    halves: [],
    basis: null,
    problems: [
      {
        row: 1,
        field: 'amount',
        problem: 'not an amount',
        fix: 'write a decimal number with at most two decimals, such as 1250.50',
      },
    ],
  })
  expect(right?.interest).toBe('978.41')
})

test.each<[object, string]>([
  [{ amount: '1.234' }, '1 amount'],
  [{ amount: null }, '1 amount'],
  [{ amount: '-5' }, '1 amount'],
  [{ invoice: '2026-02-29' }, '1 invoice'],
  [{ invoice: '01/06/2026' }, '1 invoice'],
  [{ law: undefined }, '1 law'],
  [{ law: 'France' }, '1 law'],
  [{ buyer: 'state' }, '1 buyer'],
  [{ term: { kind: 'net' } }, '1 days'],
  [{ term: { kind: 'net', days: -1 } }, '1 days'],
  [{ term: { kind: 'net', days: 30, start: 'goods' } }, '1 term.start'],
  [{ term: { kind: 'soon' } }, '1 term'],
  [{ sector: 'cheese' }, '1 sector'],
  [{ rate: 'high' }, '1 rate'],
  [{ rate: '120' }, '1 rate'],
  [{ paid: 'no' }, '1 paid'],
  [{ recieved: '2026-06-02' }, '1 recieved'],
  [{ law: 'EU', currency: 'PLN' }, '1 currency'],
])('what is wrong is named: %o', (changed, problem) => {
  expect(problemsOf(changed)).toEqual([problem])
})

test.each([
  ['file.json', 'law,invoice', /^file\.json: not JSON .* Fix: /],
  ['file.json', '3', /^file\.json: no entries\. Fix: /],
  ['file.csv', `law,invoice,amount\n${'FR,2026-01-01,1\n'.repeat(5_001)}`, /^file\.csv: more than 5000 rows/],
])('a file that can’t be read as a whole says what to do: %s', (file, text, message) => {
  expect(() => dueDateResults(file, text, options)).toThrow(message)
})

test('what is no entry has its own place among the results', () => {
  expect(results([3, entry]).map(({ due }) => due)).toEqual([null, '2026-07-31'])
})

test('the command prints JSON, and one sentence where there is no file', async () => {
  const run = promisify(execFile)
  const folder = await mkdtemp(join(tmpdir(), 'due-date-'))
  const file = join(folder, 'entries.json')
  await writeFile(file, JSON.stringify([entry]))
  const { stdout } = await run(process.execPath, ['src/commands/dueDate.ts', file])
  expect(JSON.parse(stdout)).toEqual(results([entry]))
  const missing = run(process.execPath, ['src/commands/dueDate.ts', join(folder, 'none.json')])
  await expect(missing).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/no such file\. Fix: /),
  })
})

const csv = (text: string) => dueDateResults('file.csv', text, options)
const faults = (text: string) =>
  csv(text).map(({ problems }) => problems.map(({ row, field }) => `${row} ${field}`).join())

test('a heading that names nothing, or names a field twice, is said and not silently lost', () => {
  expect(faults('law,invoice,amount,delai,colour\nFR,2026-06-01,100,60,red\n')).toEqual(['2 colour'])
  expect(faults('law,law,invoice,amount\nFR,UK,2026-06-01,100\n')).toEqual(['2 law'])
  expect(csv('law,law,invoice,amount\nFR,UK,2026-06-01,100\n')[0]?.basis).toMatch(/Code de commerce/)
})

test('a decimal comma that no quotes protect does not move the columns', () => {
  const [first, second] = csv(
    'law,invoice,amount,term\nFR,2026-06-01,1234,56,30\nFR,2026-06-01,"1234,56",30\n',
  )
  expect(first).toMatchObject({ due: null, interest: null, problems: [{ row: 2, field: 'amount' }] })
  expect(second).toMatchObject({ due: '2026-07-01', problems: [] })
})

test('three digits after the sign that begins decimals in the list are no thousands', () => {
  const list = (amount: string) => `law;invoice;amount\nFR;2026-06-01;100.50\nFR;2026-06-01;${amount}\n`
  expect(faults(list('12.345'))).toEqual(['', '3 amount'])
  expect(faults(list('12,345'))).toEqual(['', ''])
  expect(
    faults('law;invoice;amount\nFR;2026-06-01;100,50\nFR;2026-06-01;1.50\nFR;2026-06-01;2,500\n'),
  ).toEqual(['', '', '4 amount'])
})

test('a line for spreadsheets that names the separator is no row', () => {
  expect(csv('sep=;\r\nlaw;invoice;amount;term\r\nFR;2026-06-01;100,00;60\r\n')).toMatchObject([
    { due: '2026-07-31', problems: [] },
  ])
  expect(faults('sep=;\r\nlaw;invoice;amount\r\nFR;2026-06-01;x\r\n')).toEqual(['3 amount'])
})

test('an empty file is an error, one with headings alone has no results', () => {
  expect(() => csv('\ufeff\n')).toThrow('file.csv: empty. Fix:')
  expect(csv('law,invoice,amount\n')).toEqual([])
})

test.each([
  [{ amount: 'USD 100' }, ['1 amount']],
  [{ amount: '100 £' }, ['1 amount']],
  [{ amount: '100 CHF', currency: 'EUR' }, ['1 amount']],
  [{ amount: '100 XQX' }, ['1 amount']],
  [{ amount: '€ 100', currency: 'eur' }, []],
  [{ amount: '100', currency: 'XQX' }, ['1 currency']],
  [{ law: 'UK', amount: '£100' }, []],
  [{ law: 'EU', amount: '100 PLN' }, ['1 amount']],
])('a currency beside the amount is not passed over: %o', (changed, expected) => {
  expect(problemsOf(changed)).toEqual(expected)
})

test('an amount in another currency is calculated in that currency, or not at all', () => {
  expect(results([{ ...entry, amount: '100 CHF', currency: 'EUR' }])[0]?.interest).toBeNull()
  expect(results([{ ...entry, amount: '100 XQX' }])[0]?.interest).toBeNull()
})

test('a choice between yes and no takes no other word', () => {
  expect(problemsOf({ movesWeekends: 'yes', fairTerm: 1 })).toEqual(['1 movesWeekends', '1 fairTerm'])
  expect(problemsOf({ movesWeekends: true, fairTerm: 'false' })).toEqual([])
})

test.each([
  ['EU', '10.40', '40.00', 'ECB rate'],
  ['UK', '11.75', '40.00', 'Bank Rate'],
])('a rate of zero excludes interest, which binds nobody: %s', (law, rate, indemnity, basis) => {
  const [result] = results([{ ...entry, law, amount: '100', term: { kind: 'net', days: 30 }, rate: '0' }])
  expect(result).toMatchObject({ indemnity, halves: [{ rate }], problems: [{ field: 'rate' }] })
  expect(result?.basis).toContain(basis)
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, the other order', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('the command reads a file in %s', async (_, encoded) => {
  const file = join(await mkdtemp(join(tmpdir(), 'due-date-')), 'list.csv')
  await writeFile(
    file,
    encoded('droit;date facture;montant;délai;payé le\nFR;01/06/2026;100,00;60;28/11/2026\n'),
  )
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'due-date', '--', file])
  expect(JSON.parse(stdout)).toMatchObject([{ due: '2026-07-31', daysLate: 120, problems: [] }])
})

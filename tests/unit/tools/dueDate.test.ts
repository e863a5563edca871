import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dueDateResults, readRates } from '../../../src/tools/dueDate.ts'

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
  const { stdout } = await run(process.execPath, ['src/tools/dueDate.ts', file])
  expect(JSON.parse(stdout)).toEqual(results([entry]))
  const missing = run(process.execPath, ['src/tools/dueDate.ts', join(folder, 'none.json')])
  await expect(missing).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/no such file\. Fix: /),
  })
})

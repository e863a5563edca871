import { expect, test } from 'vitest'
import type { Filter } from '../../../../../src/pages/statements/formats/filter.ts'
import { previewOf, ReaderSession, readFile } from '../../../../../src/pages/statements/formats/session.ts'

const everything: Filter = { text: '', side: 'all', least: undefined, most: undefined, from: '', to: '' }
const view = (changes: Partial<Filter> = {}, account = 0) => ({
  account,
  filter: { ...everything, ...changes },
  sort: undefined,
})

const statement = (account: string, count: number, opening = 0) =>
  [
    ':20:A',
    `:25:${account}`,
    `:60F:C261101EUR${opening},`,
    ...Array.from(
      { length: count },
      (_, index) => `:61:2611${String(2 + index).padStart(2, '0')}C1,NTRFR${index}\n:86:Facture ${index}`,
    ),
    `:62F:C261130EUR${opening + count},`,
  ].join('\n')

const read = async (
  session: ReaderSession,
  name: string,
  text: string | Uint8Array<ArrayBuffer>,
  isAlone = false,
) => session.add(await readFile(name, new Blob([text]), undefined), isAlone)

test('files add to those before them, or take their place; movements stay inside', async () => {
  const session = new ReaderSession()
  expect(session.isEmpty).toBe(true)
  const first = await read(session, 'un.sta', statement('111', 3))
  expect(first).toMatchObject({ files: 1, accounts: [{ account: '111', count: 3 }] })
  expect(first.accounts[0]).not.toHaveProperty('movements')
  const both = await read(session, 'deux.sta', statement('222', 1))
  expect(both.accounts.map(({ account }) => account)).toEqual(['111', '222'])
  const alone = await read(session, 'trois.sta', statement('333', 2), true)
  expect(alone).toMatchObject({ files: 1, accounts: [{ account: '333' }] })
})

test('a part of the lines goes out, with the sum of what is shown', async () => {
  const session = new ReaderSession()
  await read(session, 'un.sta', statement('111', 20))
  const lines = session.lines(view(), 5, 2)
  expect(lines).toMatchObject({ first: 5, total: 20, movements: 20, sum: 20_00000n })
  expect(lines.rows.map(({ movement }) => movement.text)).toEqual(['Facture 5', 'Facture 6'])
  const found = session.lines(view({ text: 'facture 1' }), 0, 99)
  expect(found).toMatchObject({ total: 11, sum: 11_00000n })
  expect(session.lines(view({}, 7), 0, 9)).toMatchObject({ total: 0, rows: [] })
  // What was added shows in a view that was asked for before.
  await read(session, 'deux.sta', statement('111', 21, 20))
  expect(session.lines(view({ text: 'facture 1' }), 0, 99).total).toBe(22)
})

test('sorted by text: numbers by their value, without accents and case, what is empty last', async () => {
  const session = new ReaderSession()
  const texts = ['facture 10', 'Facture 9', 'Échéance', 'zèbre', 'Facture 009 b', 'eau']
  const lines = texts.map(text => `:61:261102C1,NTRFNONREF\n:86:${text}`)
  await read(
    session,
    'un.sta',
    [':20:A', ':25:1', ':60F:C261101EUR0,', ...lines, ':61:261102C1,NTRFX', ':62F:C261130EUR7,'].join('\n'),
  )
  const sorted = (isDescending: boolean) =>
    session
      .lines({ ...view(), sort: { key: 'text', isDescending } }, 0, 99)
      .rows.map(({ movement }) => movement.text)
  expect(sorted(false)).toEqual(['eau', 'Échéance', 'Facture 9', 'Facture 009 b', 'facture 10', 'zèbre', ''])
  expect(sorted(true)).toEqual(['zèbre', 'facture 10', 'Facture 009 b', 'Facture 9', 'Échéance', 'eau', ''])
})

test('sorted by day and back: movements of one day stay in the order of the file, those without a day come last', async () => {
  const session = new ReaderSession()
  const lines = [
    ['1103', 'C'],
    ['1102', 'A'],
    ['1103', 'D'],
    ['', 'E'],
    ['1102', 'B'],
  ].map(([day, text]) => `:61:261104${day}C1,NTRFNONREF\n:86:${text}`)
  const file = [':20:A', ':25:1', ':60F:C261101EUR0,', ...lines, ':62F:C261130EUR5,'].join('\n')
  await read(session, 'un.sta', file)
  const sorted = (isDescending: boolean) =>
    session
      .lines({ ...view(), sort: { key: 'booked', isDescending } }, 0, 99)
      .rows.map(({ movement }) => movement.text)
      .join('')
  expect(sorted(false)).toBe('ABCDE')
  expect(sorted(true)).toBe('CDABE')
})

test('what is prepared in steps is what is found and sorted without', async () => {
  const text = statement('111', 9)
  const [one, other] = [new ReaderSession(), new ReaderSession()]
  await read(one, 'a', text)
  await read(other, 'a', text)
  for (const _ of one.prepare(0));
  const asked = { ...view({ text: 'fact' }), sort: { key: 'text', isDescending: true } } as const
  expect(one.lines(asked, 0, 99)).toEqual(other.lines(asked, 0, 99))
  expect([...one.prepare(5)]).toEqual([])
})

test('twenty thousand movements are sorted and found, also where preparing has only begun', async () => {
  const count = 20_000
  const text = (index: number) => `FACTURE ${(index * 7919) % count}`
  const lines = Array.from({ length: count }, (_, index) => `:61:261102C1,NTRFNONREF\n:86:${text(index)}`)
  const session = new ReaderSession()
  await read(session, 'un.sta', [':20:A', ':25:1', ':60F:C261101EUR0,', ...lines].join('\n'))
  // As many steps as a part of the sorting takes.
  const steps = session.prepare(0)
  for (let step = 0; step < 12; step++) steps.next()
  const sorted = session.lines({ ...view(), sort: { key: 'text', isDescending: false } }, 0, count)
  expect(sorted.rows.map(({ movement }) => movement.text)).toEqual(
    Array.from({ length: count }, (_, number) => `FACTURE ${number}`),
  )
  expect(session.lines(view({ text: 'facture 1999' }), 0, 99).total).toBe(12)
  for (const _ of steps);
  expect(session.lines({ ...view(), sort: { key: 'text', isDescending: true } }, 0, 1).rows).toMatchObject([
    { movement: { text: `FACTURE ${count - 1}` } },
  ])
})

test('words that go over the edge between movements are not found', async () => {
  const session = new ReaderSession()
  await read(session, 'un.sta', statement('111', 3))
  expect(session.lines(view({ text: '0 r0' }), 0, 9).total).toBe(1)
  expect(session.lines(view({ text: 'r0 r1' }), 0, 9).total).toBe(0)
  expect(session.lines(view({ text: 'ntrf ntrf' }), 0, 9).total).toBe(3)
})

const excerptOf = async (name: string, text: string) => {
  const { problems } = await read(new ReaderSession(), name, text)
  const [first] = problems.get(name) ?? []
  return first?.excerpt
}

test.each<[string, string, { before: string; marked: string; after: string }]>([
  [
    'MT940',
    ':20:A\r\n:25:1\r\n:60F:C261101EUR0,\r\n:61:2602301102D4,00NTRFX\r\n:62F:C261130EUR0,',
    { before: ':61:', marked: '260230', after: '1102D4,00NTRFX' },
  ],
  [
    'a balance',
    ':20:A\n:25:1\n:60F:C261101EUR0,\n:62F:C261130EUR9x',
    { before: ':62F:C261130EUR', marked: '9x', after: '' },
  ],
  [
    'camt.053, without line breaks',
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR76</IBAN></Id><Ccy>EUR</Ccy></Acct>${['1.00', '2.00', '3,00'].map(amount => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry>`).join('')}</Stmt></BkToCstmrStmt></Document>`,
    {
      before: '…try><Ntry><Amt Ccy="EUR">2.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry><Ntry><Amt Ccy="EUR">',
      marked: '3,00',
      after: '</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry></Stmt></BkToCstmrStmt></Document>',
    },
  ],
])('the line of a problem is shown, its place marked: %s', async (_name, text, expected) => {
  expect(await excerptOf('f', text)).toEqual(expected)
})

test('the record of a problem in a CFONB120 file without line breaks', async () => {
  const record = (type: string, rest: string) => `${type}30001    00794EUR2 12345678901${rest}`.padEnd(120)
  const balance = (type: string) => record(type, `  011126${' '.repeat(50)}0000000000000{`)
  const text = balance('01') + record('04', '05310226') + balance('07')
  const excerpt = await excerptOf('f', text)
  expect(excerpt).toMatchObject({ before: expect.stringMatching(/^0430001/), marked: expect.any(String) })
  expect((excerpt?.before ?? '') + excerpt?.marked + excerpt?.after).toContain('12345678901')
})

test('a file that cannot be read is answered, and shows no lines', async () => {
  const { problems, accounts } = await read(new ReaderSession(), 'vide', '')
  expect(problems.get('vide')).toEqual([{ code: 'empty' }])
  expect(accounts).toEqual([])
})

test('the encoding that the visitor chose is used', async () => {
  const bytes = Uint8Array.from(Buffer.from(statement('111', 1).replace('Facture', 'Caf\x82'), 'latin1'))
  const session = new ReaderSession()
  session.add(await readFile('a', new Blob([bytes]), 'cp850'), true)
  expect(session.lines(view(), 0, 9).rows[0]?.movement.text).toBe('Café 0')
})

test.each<[string, BufferEncoding]>([
  ['UTF-8', 'utf8'],
  ['Windows-1252, which only the last line tells', 'latin1'],
])('a large file in %s', async (_name, encoding) => {
  const texts = Array.from({ length: 9000 }, (_, index) =>
    encoding === 'utf8' ? `é€${'à'.repeat(index % 7)} ${'é'.repeat(40)}` : `Facture ${'x'.repeat(40)}`,
  )
  const lines = [...texts, 'Société'].map(text => `:61:261102C1,NTRFNONREF\n:86:${text}`)
  const text = [':20:A', ':25:1', ':60F:C261101EUR0,', ...lines, ':62F:C261130EURé'].join('\n')
  const bytes = Uint8Array.from(Buffer.from(text, encoding))
  expect(bytes.length).toBeGreaterThan(600_000)
  const session = new ReaderSession()
  const { problems } = await read(session, 'f', bytes)
  const { rows, total } = session.lines(view(), 0, 10_000)
  expect(total).toBe(9001)
  expect(rows.map(({ movement }) => movement.text)).toEqual([...texts, 'Société'])
  expect(problems.get('f')?.[0]).toMatchObject({
    line: 18_006,
    excerpt: { before: ':62F:C261130EUR', marked: 'é', after: '' },
  })
})

test('progress is told while a file is read', async () => {
  const shares: number[] = []
  await readFile('a', new Blob([statement('111', 20_000)]), undefined, share => shares.push(share))
  expect(shares.length).toBeGreaterThan(3)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeLessThanOrEqual(1)
})

test('the first lines of a long file are known before it has been read', async () => {
  const previews: (string[] | undefined)[] = []
  await readFile('a', new Blob([statement('111', 20_000)]), undefined, (_, statements) =>
    previews.push(previewOf(statements)?.rows.map(({ movement }) => movement.text)),
  )
  expect(previews[0]?.slice(0, 2)).toEqual(['Facture 0', 'Facture 1'])
  expect(previews[0]).toHaveLength(60)
  expect(previewOf([])).toBeUndefined()
})

test('a balance that does not agree is shown as it stands in the file', async () => {
  const { accounts } = await read(
    new ReaderSession(),
    'f',
    ':20:A\n:25:1\n:60F:C261101EUR5,\n:62F:C261130EUR9,',
  )
  expect(accounts[0]?.broken).toEqual({ before: '', marked: ':62F:C261130EUR9,', after: '' })
})

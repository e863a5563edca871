import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync('node', ['src/commands/readStatement.ts', ...args], {
    encoding: 'utf8',
  })
  return { out: stdout && JSON.parse(stdout), stderr, status }
}

const day =
  ':20:A\n:25:FR7630001007941234567890185\n:28C:1\n:60F:C261129EUR100,\n:61:261130D5,5NCHGA\n:86:FRAIS\n'

test('one document with all accounts, amounts as decimal text', () => {
  const { out, status } = run(file('a.sta', `${day}:62F:C261130EUR94,5`))
  expect(status).toBe(0)
  expect(out.problems).toEqual([])
  expect(out.accounts).toMatchObject([
    {
      account: 'FR7630001007941234567890185',
      owner: '',
      bank: '',
      currency: 'EUR',
      statements: 1,
      from: '2026-11-29',
      to: '2026-11-30',
      opening: { amount: '100.00', day: '2026-11-29' },
      closing: { amount: '94.50' },
      debits: { amount: '-5.50', count: 1 },
      credits: { amount: '0.00', count: 0 },
      fees: { amount: '-5.50', count: 1 },
      continuity: { status: 'holds' },
      movements: [{ amount: '-5.50', text: 'FRAIS', code: 'NCHG', isFee: true }],
    },
  ])
})

test('what is wrong has file, code, line, field, column and a message; unknown amounts are absent', () => {
  const { out, status } = run(file('b.sta', `${day}:62F:C261130EUR9x`))
  expect(status).toBe(0)
  expect(out.accounts[0]).not.toHaveProperty('closing')
  expect(out.problems).toEqual([
    { file: 'b.sta', code: 'amount', line: 7, field: ':62F:', column: 16, message: '“9x” is no amount.' },
  ])
})

test('a file that cannot be read: exit status 1, and the others are read', () => {
  const { out, status } = run(file('c.sta', day), join(folder, 'absent.sta'), file('d.pdf', '%PDF-1.7'))
  expect(status).toBe(1)
  expect(out.accounts).toHaveLength(1)
  expect(out.problems).toMatchObject([
    { file: 'c.sta', code: 'noClosing' },
    { file: 'absent.sta', code: 'failed' },
    { file: 'd.pdf', code: 'binary', message: expect.stringContaining('PDF') },
  ])
})

test('an encoding can be chosen; without files or with an unknown one, the usage is shown', () => {
  const bytes = new Uint8Array([...Buffer.from(`${day}:86:j`), 0xa2, 0x76, 0xa0])
  expect(run('--encoding=cp852', file('e.sta', bytes)).out.accounts[0].movements[0].text).toMatch(/jóvá/)
  for (const args of [[], ['--encoding=none', 'x'], ['--other']]) {
    const { stderr, status } = run(...args)
    expect(status).toBe(1)
    expect(stderr).toContain('Usage: npm run --silent read:statement')
  }
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { claimProblems, type DatedClaim, staleClaims } from '../../../../src/content/checks/datedClaims.ts'

const claim: DatedClaim = {
  id: 'addresses',
  claim: 'The date was withdrawn.',
  checked: '2026-08-30',
  sources: ['https://example.org/news'],
  usedIn: ['content/articles/sepa'],
  noLonger: ['refused since 15 November'],
}
const sepa = { file: 'content/articles/sepa/en.md', text: 'Still allowed.' }

it('accepts claims whose places exist', () => {
  expect(claimProblems([claim], [sepa], 'claims.yml')).toEqual([])
})

it('reports words that no longer hold, wherever they stand and whatever their spaces', () => {
  const page = { file: 'src/pages/Page.tsx', text: 'One.\nThey are refused since 15\u00a0November.' }
  expect(claimProblems([claim], [sepa, page], 'claims.yml')).toEqual([
    {
      file: 'src/pages/Page.tsx',
      line: 2,
      text: '“refused since 15 November” no longer holds: addresses in claims.yml. Fix: write what holds now.',
    },
  ])
})

it('reports a place that does not exist', () => {
  const [problem] = claimProblems([{ ...claim, usedIn: ['content/articles/sep'] }], [sepa], 'claims.yml')
  expect(problem?.text).toBe(
    'addresses: usedIn: no file content/articles/sep; name one that exists, or take it out',
  )
})

it('lists claims last checked more than 90 days ago', () => {
  expect(staleClaims([claim], '2026-11-28')).toEqual([])
  expect(staleClaims([claim], '2026-11-29')).toEqual([
    'addresses: checked 91 days ago (2026-08-30): The date was withdrawn. See https://example.org/news',
  ])
})

it('no text of this site says what no longer holds', () => {
  const file = 'content/dated-claims.yml'
  const claims: DatedClaim[] = parse(readFileSync(file, 'utf8'))
  const sources = ['content', 'src', 'locales']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(name => /\.(md|ya?ml|tsx|po)$/.test(name) && name !== file)
    .map(name => ({ file: name, text: readFileSync(name, 'utf8') }))
  expect(claimProblems(claims, sources, file)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { isFinnishReference } from '../../../../../src/pages/payments/checks/identifiers.ts'
import { check, problemsOf, transfer } from './files.ts'

describe('a hostile file', () => {
  it('with entities that grow is refused before they do', () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`)
    const bomb = transfer().replace(
      '<Document',
      `<!DOCTYPE Document [<!ENTITY l0 "x">${entities.join('')}]>\n<Document`,
    )
    expect(problemsOf(bomb)).toEqual(['doctype file '])
  })

  it.each([
    ['in a payment', (deep: string) => transfer({ payments: [{ more: deep }] }), 'unknownElement'],
    [
      'beside the messages',
      (deep: string) => transfer().replace('</CstmrCdtTrfInitn>', `${deep}</CstmrCdtTrfInitn>`),
      'unknownElement',
    ],
    [
      'of a version that is not checked',
      (deep: string) => transfer({ payments: [{ more: deep }] }).replace('001.09', '001.07'),
      'rare',
    ],
  ])('with 200,000 levels is answered: %s', (_, write, reason) => {
    const deep = `${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`
    expect(check(write(deep)).problems.map(problem => problem.reason)).toContain(reason)
  })

  it('with levels that never close ends where it breaks off', () => {
    expect(
      problemsOf(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${'<a>'.repeat(200_000)}`),
    ).toContain('xml file ')
  })

  it('with 50,000 attributes, or a name of a megabyte, is answered', () => {
    const attributes = Array.from({ length: 50_000 }, (_, i) => ` a${i}="1"`).join('')
    expect(problemsOf(transfer().replace('<PmtInf>', `<PmtInf${attributes}>`))).toEqual([])
    expect(problemsOf(transfer({ payments: [{ name: 'x'.repeat(1_000_000) }] }))).toEqual(['schema file Nm'])
  })

  it('with a control character is not well-formed', () => {
    expect(problemsOf(transfer().replace('Menuiserie', 'Menui\x02serie'))).toEqual(['xml file '])
  })

  it('with ten megabytes of one text is answered', () => {
    expect(
      problemsOf(transfer({ payments: [{ remittance: `<Ustrd>${'é'.repeat(10_000_000)}</Ustrd>` }] })),
    ).toEqual(['schema file Ustrd'])
  })
})

it('reads Finnish references with zeros in front', () => {
  expect(isFinnishReference('0013')).toBe(true)
  expect(isFinnishReference('00000000000001234561')).toBe(true)
  expect(isFinnishReference('12 34561')).toBe(true)
  expect(isFinnishReference('0014')).toBe(false)
})

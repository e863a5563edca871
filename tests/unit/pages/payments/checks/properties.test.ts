import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describe as words } from '../../../../../src/pages/payments/checks/describe.ts'
import { hasRightNationalCheck, ibanFault } from '../../../../../src/pages/payments/checks/iban.ts'
import { decodeFile } from '../../../../../src/pages/payments/formats/decodeFile.ts'
import { accounts, check, debit, problemsOf, transfer } from './files.ts'

// The examples of the IBAN registry.
const registry =
  'AD1200012030200359100100 AL47212110090000000235698741 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678 CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 GB29NWBK60161331926819 GI75NWBK000000007099453 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IS140159260076545510730339 IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154 RO49AAAA1B31007593840000 RS35260005601001611379 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 VA59001123000012345678'.split(
    ' ',
  )

it.each(registry)('the IBAN %s is right, with its country’s own check digits', iban => {
  expect(ibanFault(iban)).toBeUndefined()
  expect(hasRightNationalCheck(iban)).toBe(true)
})

it('sees every change of one digit of an IBAN', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...registry),
      fc.nat(33),
      fc.integer({ min: 1, max: 9 }),
      (iban, place, step) => {
        const index = place % iban.length
        const digit = iban[index] ?? ''
        fc.pre(/\d/.test(digit))
        const changed = iban.slice(0, index) + String((Number(digit) + step) % 10) + iban.slice(index + 1)
        expect(ibanFault(changed)).toBeDefined()
      },
    ),
  )
})

/** Ways of writing the same file. */
const rewritten: [string, (text: string) => string][] = [
  ['in one line', text => text.replace(/>\s+</g, '><')],
  ['with indentation', text => text.replace(/></g, '>\n\t  <')],
  ['with Windows line ends', text => text.replace(/\n/g, '\r\n')],
  ['with comments', text => text.replace(/<(\w+)>(?=<)/g, '<!-- $1 --><$1><!-- x -->')],
  ['with instructions', text => text.replace(/<GrpHdr>/, '<?tool value?><GrpHdr>')],
  ['with single quotes', text => text.replace(/="([^"]*)"/g, "='$1'")],
  ['with entities', text => text.replace(/Facture/g, '&#70;a&#x63;ture')],
  ['with character data', text => text.replace(/<Ustrd>([^<]*)</g, '<Ustrd><![CDATA[$1]]><')],
  ['with a prefix', text => text.replace(/<(\/?)(\w)/g, '<$1p:$2').replace('xmlns=', 'xmlns:p=')],
]

describe('a file stays as it is', () => {
  const files = [
    transfer({ payments: [{}, { amount: '3.33' }] }),
    debit(),
    transfer({ payments: [{ amount: '0.00' }] }),
    transfer({ payments: [{ name: 'É' }, { account: accounts.british }] }),
  ]
  it.each(rewritten)('%s', (_, rewrite) => {
    for (const file of files) {
      expect(problemsOf(rewrite(file))).toEqual(problemsOf(file))
      expect(check(rewrite(file)).sum).toBe(check(file).sum)
    }
  })
})

it('has words for every problem of a file that was changed anywhere', () => {
  const files = [transfer({ payments: [{}, {}] }), debit()]
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('', ' ', 'x', '0', '//', 'É', '2026-13-01'),
      (file, from, to, put) => {
        const parts = file.split(/(?<=>)|(?=<)/)
        const [one, other] = [from % parts.length, to % parts.length]
        const mutated = parts.with(one, put || (parts[other] ?? '')).join('')
        for (const problem of check(mutated).problems) {
          expect(words(problem)).toMatch(/^.{10,}$/s)
          expect(problem.line).toBeGreaterThan(0)
          expect(problem.column).toBeGreaterThan(0)
        }
      },
    ),
    { numRuns: 400 },
  )
})

it('reads no more than the text before a fault that ends the file', () => {
  const file = transfer({ payments: [{}, {}, {}] })
  for (let end = 0; end < file.length; end += 97)
    expect(check(file.slice(0, end)).problems.some(({ code }) => code === 'xml')).toBe(true)
})

describe('the bytes of a file', () => {
  const latin = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
  it('are read by their declaration', () => {
    const file = transfer({ payments: [{ name: 'Éclair' }] }).replace('UTF-8', 'ISO-8859-1')
    const { text, encoding } = decodeFile(latin(file))
    expect(text).toContain('Éclair')
    expect(problemsOf(text, { encoding })).toEqual(['encoding warning xml', 'characters warning Nm'])
    expect(problemsOf(text, { encoding, profile: 'DE' })[0]).toBe('encoding file xml')
  })
  it('are a fault where they do not fit it', () => {
    const { text, encoding } = decodeFile(latin(transfer({ payments: [{ name: 'Éclair' }] })))
    expect(problemsOf(text, { encoding })[0]).toBe('encoding file xml')
  })
  it.each(['utf-16le', 'utf-16be'] as const)('are read without a byte order mark as %s', label => {
    const units = Uint16Array.from(transfer().replace('UTF-8', 'UTF-16'), each => each.charCodeAt(0))
    const bytes = new Uint8Array(units.length * 2)
    const view = new DataView(bytes.buffer)
    for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, label === 'utf-16le')
    const { text, encoding } = decodeFile(bytes)
    expect(text).toContain('<Document')
    expect(problemsOf(text, { encoding })).toEqual(['encoding warning xml'])
  })
  it('may begin with a byte order mark, but not at a German bank', () => {
    const { text, encoding } = decodeFile(new TextEncoder().encode(`\ufeff${transfer()}`))
    expect(problemsOf(text, { encoding })).toEqual([])
    expect(problemsOf(text, { encoding, profile: 'DE' })).toContain('encoding warning xml')
  })
})

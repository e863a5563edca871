import type { Details } from './mt940Details.ts'
import { plainText } from './plainText.ts'

/** The numbered lines of an `:NS:`; a line without a number goes on with the one before it. */
function linesOf(lines: string[]): Map<number, string> {
  const found = new Map<number, string[]>()
  let last: string[] = []
  for (const line of lines) {
    const [, number, value = ''] = /^(\d\d)(.*)$/.exec(line) ?? []
    if (!number) {
      last.push(line)
      continue
    }
    last = found.get(Number(number)) ?? []
    last.push(value)
    found.set(Number(number), last)
  }
  return new Map([...found].map(([number, values]) => [number, values.join(' ')]))
}

/** Parts of a name: one of 27 characters goes on in the next one. */
const joined = (parts: string[]) =>
  plainText(parts.map(part => (part.length >= 27 ? part : `${part} `)).join(''))

/**
 * What a field of German banks and of Sberbank says of the movement before it: purpose in the lines 01 to 14, the other
 * party in 15 and 16, the kind of booking in 17.
 */
export function readNonSwift(lines: string[]): Details {
  const said = linesOf(lines)
  const parts = (first: number, last: number) =>
    [...said].filter(([number]) => number >= first && number <= last).map(([, value]) => value)
  return {
    text: [plainText(said.get(17) ?? ''), plainText(parts(1, 14).join(' '))].filter(Boolean).join(' · '),
    references: [],
    counterparty: joined(parts(15, 16)),
    code: '',
    isReturn: false,
  }
}

/** The owner of the account, in line 22 of an `:NS:` before the movements; a number is none. */
export function ownerOfNonSwift(lines: string[]): string {
  const owner = plainText(linesOf(lines).get(22) ?? '')
  return /\p{L}/u.test(owner) ? owner : ''
}

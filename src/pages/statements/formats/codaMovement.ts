import { readCommunication } from './codaCommunication.ts'
import { accountIn, type CodaRecord, typeOf } from './codaRecord.ts'
import { plainText } from './plainText.ts'
import { referencesOf } from './references.ts'
import type { Movement, Transaction } from './types.ts'

/** A movement whose records are still being read. */
export type OpenMovement = {
  movement: Movement | Transaction
  /** The sequence number, which details share with their total. */
  sequence: string
  communication: string
  isStructured: boolean
  references: string[]
  /** Why a payment came back. */
  reason: string
  name: string
  account: string
  address: string
  /** The information records that follow, each with those that go on with it. */
  information: { written: string; isStructured: boolean }[]
}

/** What a record 21 says beside amount, dates and code. */
export const openMovement = ({ text: line }: CodaRecord, movement: Movement | Transaction): OpenMovement => ({
  movement,
  sequence: line.slice(2, 6),
  communication: line.slice(62, 115),
  isStructured: line[61] === '1',
  references: [line.slice(10, 31)],
  reason: '',
  name: '',
  account: '',
  address: '',
  information: [],
})

/** Adds a record 22 to 33 to the movement that it follows. */
export function addRecord(to: OpenMovement, record: CodaRecord, version: string): void {
  const { text: line } = record
  switch (typeOf(record)) {
    case '22': {
      to.communication += line.slice(10, 63)
      to.references.push(line.slice(63, 98))
      to.reason = line.slice(113, 117).trim()
      // Rejected, returned, refunded, reversed or canceled.
      if (/[1-5]/.test(line[112] ?? '') && 'isReversal' in to.movement) to.movement.isReversal = true
      break
    }
    case '23': {
      const isShort = version === '1' || line[22] === ' '
      const number = accountIn(line.slice(10, 47), isShort).account
      if (!/^0*$/.test(number)) to.account = number
      to.name = plainText(version === '1' ? line.slice(47, 73) : line.slice(47, 82))
      if (version === '1') to.address = plainText(line.slice(73, 125))
      else to.communication += line.slice(82, 125)
      break
    }
    case '31': {
      const isStructured = line[39] === '1'
      const written = line.slice(40, 113)
      const last = to.information.at(-1)
      // A free text goes on in the next record, inside words too.
      if (last && !last.isStructured && !isStructured) last.written += written
      else to.information.push({ written, isStructured })
      break
    }
    case '32':
    case '33': {
      const written = typeOf(record) === '32' ? line.slice(10, 115) : line.slice(10, 100)
      const last = to.information.at(-1)
      if (last) last.written += written
      else to.information.push({ written, isStructured: false })
    }
  }
}

/** Puts what the records said into the movement. */
export function closeMovement(open: OpenMovement): void {
  const { movement, account, address, references, reason } = open
  const all = [
    readCommunication(open.communication, open.isStructured),
    ...open.information.map(({ written, isStructured }) => readCommunication(written, isStructured)),
  ]
  const said = (key: 'name' | 'creditor' | 'debtor') => all.map(each => each[key]).find(Boolean) ?? ''
  if ('isReversal' in movement) movement.isReversal ||= all.some(({ isReturn }) => isReturn)
  const isReversal = 'isReversal' in movement && movement.isReversal
  // The party behind the debtor of a credit is on the other side, and that behind the creditor on the own one.
  const isDebtor = (movement.amount ?? 0n) >= 0n !== isReversal
  const [behind, own] = isDebtor ? [said('debtor'), said('creditor')] : [said('creditor'), said('debtor')]
  movement.text = [...new Set([...all.map(({ text }) => text), own, address, reason])]
    .filter(Boolean)
    .join(' · ')
  movement.references = referencesOf([...references, ...all.flatMap(each => each.references)])
  // An information record has the name in full.
  const name = said('name').startsWith(open.name) ? said('name') : open.name
  movement.counterparty = [...new Set([name, behind, account])].filter(Boolean).join(' · ')
}

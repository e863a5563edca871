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
  name: string
  account: string
  texts: string[]
}

/** What a record 21 says beside amount, dates and code. */
export const openMovement = ({ text: line }: CodaRecord, movement: Movement | Transaction): OpenMovement => ({
  movement,
  sequence: line.slice(2, 6),
  communication: line.slice(62, 115),
  isStructured: line[61] === '1',
  references: [line.slice(10, 31)],
  name: '',
  account: '',
  texts: [],
})

/** Adds a record 22 to 33 to the movement that it follows. */
export function addRecord(to: OpenMovement, record: CodaRecord, version: string): void {
  const { text: line } = record
  switch (typeOf(record)) {
    case '22': {
      to.communication += line.slice(10, 63)
      to.references.push(line.slice(63, 98))
      to.texts.push(line.slice(113, 117).trim())
      // Rejected, returned, refunded, reversed or canceled.
      if (/[1-5]/.test(line[112] ?? '') && 'isReversal' in to.movement) to.movement.isReversal = true
      break
    }
    case '23': {
      const isShort = version === '1' || line[22] === ' '
      const number = accountIn(line.slice(10, 47), isShort).account
      if (!/^0*$/.test(number)) to.account = number
      to.name = plainText(version === '1' ? line.slice(47, 73) : line.slice(47, 82))
      if (version === '1') to.texts.push(plainText(line.slice(73, 125)))
      else to.communication += line.slice(82, 125)
      break
    }
    case '31': {
      const said = readCommunication(line.slice(40, 113), line[39] === '1')
      to.name ||= said.name
      to.texts.push(said.text)
      to.references.push(...said.references)
      break
    }
    case '32':
      to.texts.push(plainText(line.slice(10, 115)))
      break
    case '33':
      to.texts.push(plainText(line.slice(10, 100)))
  }
}

/** Puts what the records said into the movement. */
export function closeMovement(open: OpenMovement): void {
  const { movement, name, account, texts, references } = open
  const said = readCommunication(open.communication, open.isStructured)
  movement.text = [said.text, ...texts].filter(Boolean).join(' · ')
  movement.references = referencesOf([...references, ...said.references])
  movement.counterparty = [name || said.name, account].filter(Boolean).join(' · ')
}

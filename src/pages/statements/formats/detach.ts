import type { Movement, Transaction } from './types.ts'

type Change = (text: string) => string

/** Stands for all empty lists, so that they are one in memory. */
const none: never[] = []

function changeWords(said: Movement | Transaction, change: Change): void {
  said.text = change(said.text)
  said.counterparty = change(said.counterparty)
  const { references } = said
  for (const [index, reference] of references.entries()) references[index] = change(reference)
  if (references.length === 0) said.references = none
}

function changeTexts(movement: Movement, change: Change): void {
  changeWords(movement, change)
  for (const each of movement.transactions) changeWords(each, change)
  if (movement.transactions.length === 0) movement.transactions = none
  movement.code = change(movement.code)
  for (const key of ['booked', 'valued', 'currency', 'tag'] as const) {
    const text = movement[key]
    if (text !== undefined) movement[key] = change(text)
  }
}

/** How many different texts are remembered, so that equal ones are one in memory. */
const remembered = 20_000

/**
 * Makes movements independent of the text that they were read from: in JavaScript engines, a part of a string keeps the
 * whole of it in memory. JSON gives copies.
 * @param known texts of movements before them.
 */
export function detach(movements: readonly Movement[], known: Map<string, string>): void {
  const texts: string[] = []
  for (const movement of movements) {
    changeTexts(movement, text => {
      texts.push(text)
      return text
    })
  }
  const copies: string[] = JSON.parse(JSON.stringify(texts))
  let at = 0
  const copy = () => {
    const text = copies[at++] ?? ''
    const same = known.get(text)
    if (same !== undefined) return same
    if (known.size < remembered) known.set(text, text)
    return text
  }
  for (const movement of movements) changeTexts(movement, copy)
}

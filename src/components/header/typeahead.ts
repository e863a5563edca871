import { foldText } from '../../i18n/foldText.ts'

/** How long typed letters count as one word, in milliseconds. */
export const typeaheadReset = 1000

type Typed = { key: string; at: number; labels: readonly string[]; current: number }

const fold = (text: string) => foldText(text).trim()

/**
 * Returns a function that finds items by their first letters: the index of the next item whose label starts with the
 * typed letters, or -1. `at` is the time of the key press in milliseconds; after a second a new word begins. Ignores
 * accents and case; repeating one letter cycles through the items that start with it.
 * @example typeahead()({ key: 'e', at: 0, labels: ['Paiements', 'Événements'], current: 0 }) // 1
 */
export function typeahead(): (typed: Typed) => number {
  let word = ''
  let last = Number.NEGATIVE_INFINITY
  return ({ key, at, labels, current }) => {
    word = at - last > typeaheadReset ? fold(key) : fold(word + key)
    last = at
    if (!word) return -1
    const again = [...word].every(letter => letter === word[0])
    const query = again ? word.slice(0, 1) : word
    // A longer word may still match the current item; a single letter moves on to the next.
    const start = current + (again ? 1 : 0)
    const turns = labels.map((_, index) => (Math.max(start, 0) + index) % labels.length)
    return turns.find(index => fold(labels[index] ?? '').startsWith(query)) ?? -1
  }
}

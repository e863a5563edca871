import { describe, expect, it } from 'vitest'
import { typeahead, typeaheadReset } from '../../../../src/components/header/typeahead.ts'

const labels = ['Paiements', 'Relevés bancaires', 'Rapprochement', 'Événements', 'Pouvoirs bancaires']

function typing() {
  const find = typeahead()
  return (key: string, at: number, current = 0) => find({ key, at, labels, current })
}

describe('typeahead', () => {
  it('finds the next item that begins with the letter, after the current one', () => {
    expect(typing()('p', 0, 0)).toBe(4)
    expect(typing()('r', 0, -1)).toBe(1)
  })

  it('joins letters typed within a second to one word', () => {
    const type = typing()
    expect(type('r', 0)).toBe(1)
    expect(type('a', typeaheadReset, 1)).toBe(2)
  })

  it('begins a new word after 1000 ms', () => {
    expect(typeaheadReset).toBe(1000)
    const type = typing()
    type('r', 0)
    expect(type('a', 1001, 1)).toBe(-1)
    expect(type('p', 2002, 1)).toBe(4)
  })

  it('stays on an item while its word goes on', () => {
    const type = typing()
    expect(type('r', 0)).toBe(1)
    expect(type('e', 100, 1)).toBe(1)
  })

  it('goes through the items of one letter when it is typed again', () => {
    const type = typing()
    expect(type('r', 0)).toBe(1)
    expect(type('r', 100, 1)).toBe(2)
    expect(type('r', 200, 2)).toBe(1)
  })

  it('takes no account of accents and case', () => {
    expect(typing()('E', 0)).toBe(3)
    expect(typing()('é', 0)).toBe(3)
  })

  it('finds nothing among no items', () => {
    expect(typeahead()({ key: 'p', at: 0, labels: [], current: -1 })).toBe(-1)
  })
})

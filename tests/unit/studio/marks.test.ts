import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { isMarked, markedIds, markedMessage, readMarks } from '../../../src/studio/marks.ts'

/** What the page is given for a message with these values. */
function shown(message: string, values?: Record<string, unknown>, id = 'a/B+_9'): string {
  const i18n = setupI18n({
    locale: 'en',
    messages: { en: { id: markedMessage(compileMessage(message), id) } },
  })
  return i18n._('id', values)
}

describe('marked messages', () => {
  it('say what they said, and which entry said it', () => {
    const marked = shown('Every payment signed.')
    expect(marked).not.toBe('Every payment signed.')
    expect(readMarks(marked)).toEqual({
      text: 'Every payment signed.',
      spans: [{ id: 'a/B+_9', start: 0, end: 21 }],
    })
  })

  it.each([
    ['Batch {name} waits', { name: 'SCT-2291' }, 'Batch SCT-2291 waits'],
    ['{name}', { name: 'SCT-2291' }, 'SCT-2291'],
    ['{name} waits', { name: 'SCT-2291' }, 'SCT-2291 waits'],
    ['{n, plural, one {# batch} other {# batches}}', { n: 2 }, '2 batches'],
    ['For {n, plural, one {# bank} other {# banks}} now', { n: 1 }, 'For 1 bank now'],
    ['{kind, select, debit {Out} other {In}}', { kind: 'debit' }, 'Out'],
  ])('%s: one span holds all of it, values included', (message, values, text) => {
    expect(readMarks(shown(message, values))).toEqual({
      text,
      spans: [{ id: 'a/B+_9', start: 0, end: text.length }],
    })
  })

  it('carry marks of their own in every text that tags divide them into, and none in an empty tag', () => {
    const marked = shown('Signed<0/>by <1>two</1><2></2>.')
    const texts = marked.split(/<\/?\d\/?>/)
    expect(texts.map(text => readMarks(text).text)).toEqual(['Signed', 'by ', 'two', '', '', '.'])
    expect(texts.map(text => readMarks(text).spans.length)).toEqual([1, 1, 1, 0, 0, 1])
  })

  it('are told apart where the code joins them', () => {
    const { text, spans } = readMarks(`${shown('Blog', {}, 'one')} – ${shown('Balancier', {}, 'two')}`)
    expect(text).toBe('Blog – Balancier')
    expect(spans).toEqual([
      { id: 'one', start: 0, end: 4 },
      { id: 'two', start: 7, end: 16 },
    ])
  })

  it('are found in the HTML of a page, each once', () => {
    const html = `<p>${shown('One', {}, 'one')}</p><a title="${shown('Two', {}, 'two')}">${shown('One', {}, 'one')}</a>`
    expect(markedIds(html)).toEqual(['one', 'two'])
  })

  it('leave text alone that has none, also when it has signs of their kind', () => {
    const text = 'Sent ✉\ufe0f to “Arvenne”'
    expect(isMarked(text)).toBe(false)
    expect(readMarks(text)).toEqual({ text, spans: [] })
  })
})

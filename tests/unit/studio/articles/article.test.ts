import { expect, it } from 'vitest'
import { stamped } from '../../../../src/content/articleVersion.ts'
import { articleState, titleOf } from '../../../../src/studio/articles/article.ts'

const source = '---\ntitle: Le BFR\n---\n\nTexte\n'
const translation = stamped('---\ntitle: "Working capital"\n---\n\nText\n', source)
const article = { id: 'bfr', source, translation }

it('an article bears the title of its translation, or else of its source', () => {
  expect(titleOf(article)).toBe('Working capital')
  expect(titleOf({ ...article, translation: '' })).toBe('Le BFR')
})

it('says whether it follows its source', () => {
  expect(articleState(article).state).toBe('current')
  expect(articleState({ ...article, source: source.replace('Texte', 'Un autre texte') })).toEqual({
    state: 'behind',
    text: 'the opening changed',
  })
  expect(articleState({ ...article, translation: '' }).state).toBe('missing')
})

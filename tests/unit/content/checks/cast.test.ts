import { expect, it } from 'vitest'
import { checkCast } from '../../../../src/commands/checkCast.ts'
import { type Cast, castProblems, statementProblems } from '../../../../src/content/checks/cast.ts'

const cast: Cast = [
  {
    company: 'Arvenne',
    people: [
      { name: 'Hélène Vasseur', fr: ['trésorière'], en: ['treasurer'] },
      { name: 'Marc Tremblay', fr: ['directeur financier'], en: ['CFO'] },
    ],
    counts: [{ value: 9, fr: 'banques', en: 'banks' }],
  },
]

const found = (text: string, locale: 'fr' | 'en' = 'en') =>
  castProblems({ file: 'content/articles/a/en.md', locale, text }, cast).map(
    ({ line, text }) => `${line}: ${text}`,
  )

it('accepts the number of banks that the cast gives, as a word or in digits', () => {
  expect(found('Arvenne asked its nine banks. Arvenne’s treasurer wrote to all 9 banks.')).toEqual([])
  expect(found('Arvenne a interrogé ses neuf banques.', 'fr')).toEqual([])
})

it('reports another number of banks, with its line', () => {
  expect(found('One.\n\nArvenne asked its six banks.')).toEqual([
    '3: “its six banks”: Arvenne has 9 banks in content/cast.yml. Fix: write the same in both.',
  ])
  expect(found('Arvenne a écrit aux 6 banques.', 'fr')).toHaveLength(1)
})

it('leaves alone a part of the banks, and the banks of others', () => {
  expect(found('Arvenne asked three banks. Another group asked its six banks.')).toEqual([])
})

it('reports a role that belongs to somebody else', () => {
  expect(found('Hélène Vasseur, treasurer, agreed. Marc Tremblay, the CFO, too.')).toEqual([])
  expect(found('Hélène Vasseur, the CFO, agreed.')).toEqual([
    '1: Hélène Vasseur is “CFO” here, “treasurer” in content/cast.yml. Fix: write the same in both.',
  ])
})

const testimonial = { quote: 'We see it\nat once.', name: 'Ada Roy', title: 'CFO', company: 'Lumen' }
const told = {
  file: 'content/articles/lumen/en.md',
  author: 'Ada Roy',
  role: 'CFO',
  text: '“We see it at once.”',
}

it('accepts a testimonial that the case contains', () => {
  expect(statementProblems({ file: 't.yml', testimonial, case: told })).toEqual([])
  expect(statementProblems({ file: 't.yml', testimonial, case: undefined })).toEqual([])
})

it('reports words, a name and a role that differ from the case', () => {
  const other = { ...told, author: 'Ada Ray', role: 'Treasurer', text: '“We saw it.”' }
  expect(statementProblems({ file: 't.yml', testimonial, case: other }).map(({ text }) => text)).toEqual([
    'field quote: these words are not in content/articles/lumen/en.md. Fix: write the same in both.',
    'field name: Ada Roy here, Ada Ray in content/articles/lumen/en.md. Fix: write the same in both.',
    'field title: CFO here, Treasurer in content/articles/lumen/en.md. Fix: write the same in both.',
  ])
})

it('finds a testimonial that differs from its case, across files', () => {
  const sources = [
    { file: 'content/cast.yml', text: '[]' },
    {
      file: 'content/articles/lumen/en.md',
      text: '---\ncase:\n  company: Lumen\n  author: Ada Roy\n  role: CFO\n---\n\n> “We see it\n> at once.”\n',
    },
    {
      file: 'content/testimonials/lumen/en.yml',
      text: 'quote: We see it at once.\nname: Ada Roy\ntitle: CFO\ncompany: Lumen\n',
    },
  ]
  expect(checkCast(sources)).toEqual([])
  const changed = sources.map(one => ({ ...one, text: one.text.replace('title: CFO', 'title: Treasurer') }))
  expect(checkCast(changed).map(({ text }) => text)).toEqual([
    'field title: Treasurer here, CFO in content/articles/lumen/en.md. Fix: write the same in both.',
  ])
})

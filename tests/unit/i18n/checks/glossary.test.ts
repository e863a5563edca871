import { expect, test } from 'vitest'
import { forbiddenTerms, parseGlossary, termProblems, termsIn } from '../../../../src/i18n/checks/glossary.ts'

const glossary = parseGlossary([
  {
    id: 'bfr',
    fr: { term: 'besoin en fonds de roulement', short: ['BFR'], avoid: ['besoin en fond de roulement'] },
    en: { term: 'working capital requirement', short: ['WCR'], avoid: ['need in working capital'] },
  },
  { id: 'date-valeur', fr: { term: 'date de valeur' }, en: { term: 'value date' } },
])
const problems = (source: string, translation: string) =>
  termProblems({ source, translation, locale: 'en', sourceLocale: 'fr' }, glossary).map(
    ({ severity, text }) => `${severity}: ${text}`,
  )

test('finds terms in any case, in the plural and in short, but not inside other words', () => {
  const ids = (text: string) => termsIn(text, 'fr', glossary).map(term => term.id)
  expect(ids('Les Dates de valeur et les BFR')).toEqual(['bfr', 'date-valeur'])
  expect(ids('dates\u00a0de valeurs')).toEqual(['date-valeur'])
  expect(ids('mandate de valeurisation, xBFR')).toEqual([])
})

test('a term has to come out as the glossary has it', () => {
  expect(problems('Votre BFR', 'Your working capital requirement')).toEqual([])
  expect(problems('La date de valeur', 'The valuation day')).toEqual([
    'warning: “date de valeur” is “value date” in the glossary; write it, or make sure',
  ])
  expect(problems('La date de valeur', '')).toEqual([])
})

test('a forbidden term is an error wherever it stands', () => {
  expect(problems('Besoins', 'A need in working capital')).toEqual([
    'error: “need in working capital” is not the term; write “working capital requirement”',
  ])
  expect(forbiddenTerms('Le besoin en fond de roulement', 'fr', glossary)).toHaveLength(1)
  expect(forbiddenTerms('Le besoin en fonds de roulement', 'fr', glossary)).toEqual([])
  expect(forbiddenTerms('Bedarf', 'de', glossary)).toEqual([])
})

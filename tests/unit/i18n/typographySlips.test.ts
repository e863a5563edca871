import { describe, expect, it } from 'vitest'
import { typographySlips } from '../../../src/i18n/typographySlips.ts'

const slips = (text: string, locale: string) => typographySlips(text, locale).map(slip => slip.text)

describe('French', () => {
  it.each([
    ["L'écart", "straight apostrophe in “L'écart”; write ’"],
    ['un "mot"', 'straight quotes in “"mot"”; write « and »'],
    ['des frais, etc...', 'three dots in “etc...”; write …'],
    ['le solde - celui du matin', 'hyphen as dash in “solde - celui”; write –, or − in a sum'],
    ['Pourquoi? Parce que', 'no space before the punctuation mark in “Pourquoi?”; write one'],
    ['non; oui', 'no space before the punctuation mark in “non;”; write one'],
    ['Total: douze', 'no space before the colon in “Total:”; write one'],
    ['Total:', 'no space before the colon in “Total:”; write one'],
    ['«mot »', 'no space inside « » in “«mot”; write one'],
    ['« mot»', 'no space inside « » in “mot»”; write one'],
    ['soit 20% de plus', 'no space after the number in “20%”; write one'],
    ['soit 2M€', 'no space after the number in “2M€”; write one'],
    ['soit 40€.', 'no space after the number in “40€.”; write one'],
    ['le 2ème jour', 'ordinal in “2ème”; write 2e'],
    ['le 12ième', 'ordinal in “12ième”; write 2e'],
    ['la 1ère fois', 'ordinal in “1ère”; write 1re'],
    ['le règlement no 575', 'number sign in “no 575”; write n° and a space'],
    ['le règlement N° 575', 'number sign in “N°”; write n° and a space'],
    ['le règlement n°575', 'number sign in “n°575”; write n° and a space'],
    ['Etat des lieux', 'capital without its accent in “Etat”; write É'],
    ['soit 12,500 paiements', 'separator of thousands in “12,500”; write a space'],
    ['soit 1.234.567', 'separator of thousands in “1.234.567”; write a space'],
    ['soit 1.500 factures', 'separator of thousands in “1.500”; write a space'],
    ['soit 12,345 euros', 'separator of thousands in “12,345”; write a space'],
  ])('%s', (text, expected) => expect(slips(text, 'fr')).toEqual([expected]))

  it.each([
    'Pourquoi ? Oui ; non : si ! « Mot »',
    'Pourquoi\u00a0? 20\u00a0%',
    'L’écart atteint 24 000,55 €, soit 13,15 %…',
    'à 12:30, le champ :62F: et le :61:',
    'https://www.example.org/?a=b',
    'un taux de 3,250 %, 2,125 M€ et 9,120 millions',
    'paragraphe 10.120 des Principes, article 1.500 des statuts',
    'pain.001.001.09, camt.053, version 3.2.100',
    '1er mai, 2e trimestre, 1re fois, n° 575, N° 1',
    'État, Europe, Étape',
    '−3 − 2, sous-total, 10-12 jours',
    'IBAN FR76 3000 6000',
    'code \ufffc : suite, \ufffc.',
  ])('leaves “%s” alone', text => expect(slips(text, 'fr')).toEqual([]))
})

describe('English', () => {
  it.each([
    ["don't", "straight apostrophe in “don't”; write ’"],
    ['a "word"', 'straight quotes in “"word"”; write “ and ”'],
    ['the cash - all of it', 'hyphen as dash in “cash - all”; write –, or − in a sum'],
    ['Why ? Because', 'space before the punctuation mark in “Why ?”; write none'],
    ['Total : 2', 'space before the colon in “Total :”; write none'],
    ['20 % more', 'space before % in “20 %”; write none'],
    ['and so on...', 'three dots in “on...”; write …'],
  ])('%s', (text, expected) => expect(slips(text, 'en')).toEqual([expected]))

  it.each([
    'Why? Don’t: it’s “20%”; no…',
    'fields :62F: and :64:, a ratio of 1 : 4',
    '€24,000.50, 1.500, 12:30 p.m.',
  ])('leaves “%s” alone', text => expect(slips(text, 'en')).toEqual([]))
})

it('knows in any language what a keyboard does to signs', () => {
  expect(slips('Ist\'s "gut"?', 'de')).toHaveLength(2)
})

import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { foldText } from '../../src/i18n/foldText.ts'
import { locales } from '../../src/i18n/locales.ts'
import { find } from '../../src/search/find.ts'
import { readIndex } from '../../src/search/searchIndex.ts'
import { builtPages, read } from './built.ts'

/** Words of a few letters more or less that are not the plurals of one another. */
const unrelated: Record<string, string> = {
  fr: 'cour/cours fond/fonds moi/mois mai/mais pari/paris le/les de/des me/mes te/tes se/ses ce/ces tou/tous non/nons foi/fois pay/pays votre/votres',
  en: 'it/its new/news mean/means your/yours their/theirs forward/forwards beside/besides',
}

/** How each language makes plurals: what a plural ends in, and its singular. */
const endings: Record<string, (readonly [RegExp, string])[]> = {
  fr: [
    [/(?<=[^sxz])s$/, ''],
    [/(?<=au|eu)x$/, ''],
    [/aux$/, 'al'],
  ],
  en: [
    [/(?<=[^s])s$/, ''],
    [/(?<=s|x|z|ch|sh)es$/, ''],
    [/ies$/, 'y'],
  ],
}

const indexOf = (locale: (typeof locales)[number]) =>
  readIndex(JSON.parse(read(`data/${locale}/search.json`)), locale)

const wordsOf = (locale: (typeof locales)[number]) => {
  const texts = builtPages([locale]).map(
    file =>
      new JSDOM(
        read(file).replace(
          /<(style|script|svg)\b[\s\S]*?<\/\1>|(?=<\/?(?:p|li|t[dh]|h\d|span|a|b|d[dt]))/g,
          ' ',
        ),
      ).window.document.querySelector('main')?.textContent ?? '',
  )
  return new Set(texts.flatMap(text => [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => foldText(word))))
}

describe.each(locales)('the search index (%s)', locale => {
  const index = indexOf(locale)
  const words = wordsOf(locale)
  const paths = (query: string) => {
    const { pages, articles } = find(index, query)
    return [...pages, ...articles].map(({ path }) => path)
  }

  it('gives for a word and its plural the same results, wherever both occur', () => {
    const apart = new Set(unrelated[locale]?.split(' '))
    const pairs = [...words].flatMap(plural =>
      (endings[locale] ?? [])
        .filter(([ending]) => ending.test(plural))
        .map(([ending, singular]) => [plural.replace(ending, singular), plural] as const)
        .filter(
          ([singular]) => singular.length > 2 && words.has(singular) && !apart.has(`${singular}/${plural}`),
        ),
    )
    expect(pairs.length).toBeGreaterThan(500)
    expect(pairs.filter(([singular, plural]) => paths(singular).join() !== paths(plural).join())).toEqual([])
  })
})

const questions: [query: string, path: RegExp, ...spellings: string[]][] = [
  ['œuvre', /./, 'oeuvre', 'ŒUVRE', 'o\u00adeuvre'],
  ['mise en œuvre', /./, 'mise en oeuvre'],
  ['cœur', /./, 'coeur'],
  ['ISO 20022', /migration-iso-20022/, 'ISO20022', 'iso-20022'],
  ['camt.053', /releves-bancaires/, 'camt053', 'CAMT 053'],
  ['MT 940', /lecteur-releves/, 'MT940', 'mt-940'],
  ['L. 441-10', /delais-de-paiement/, 'L441-10', 'l 441-10'],
  ['10 000', /./, '10000', '10\u202f000', '10,000'],
  ['EBICS TS', /ebics/, 'ebicsts', 'EBICS-TS'],
  ['l’échéance', /./, "l'échéance", 'e\u0301che\u0301ance', 'échéances'],
  ['économie', /./, 'économies', 'economies'],
  ['démarche', /./, 'démarches'],
]

it.each(questions)('%s is found in French, in every spelling', (query, path, ...spellings) => {
  const index = indexOf('fr')
  const paths = (text: string) =>
    Object.values(find(index, text))
      .flat()
      .map(hit => (typeof hit === 'string' ? hit : hit.path))
  expect(paths(query).join(' ')).toMatch(path)
  for (const spelling of spellings) expect([spelling, paths(spelling)]).toEqual([spelling, paths(query)])
})

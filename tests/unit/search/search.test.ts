import { describe, expect, it } from 'vitest'
import { find } from '../../../src/search/find.ts'
import { marked } from '../../../src/search/marked.ts'
import { buildIndex, readIndex, type SearchDocument } from '../../../src/search/searchIndex.ts'
import { synonymsFor } from '../../../src/search/synonyms.ts'
import { fold, termOf, tokenize } from '../../../src/search/terms.ts'

const document = (id: number, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  kind: 'article',
  path: `/blog-post-${id}`,
  title,
  summary: '',
  headings: '',
  text: '',
  synonyms: '',
  ...more,
})

const indexOf = (...documents: SearchDocument[]) => readIndex(JSON.parse(buildIndex(documents, 'fr')), 'fr')
const paths = (found: ReturnType<typeof find>) => [...found.pages, ...found.articles].map(({ path }) => path)

describe('words', () => {
  it('are folded letter for letter', () => {
    expect(fold('Échéance œuvre À ça')).toBe('echeance œuvre a ca')
    expect(fold('İstanbul')).toHaveLength('İstanbul'.length)
  })
  it('stand without what an apostrophe cuts off', () => {
    expect(tokenize('l’échéance d’aujourd’hui, the bank’s fee, camt.053')).toEqual([
      'echeance',
      'aujourd',
      'hui',
      'the',
      'bank',
      'fee',
      'camt',
      '053',
    ])
  })
  it.each([
    ['échéances', 'fr', 'echeance'],
    ['canaux', 'fr', 'canal'],
    ['niveaux', 'fr', 'niveau'],
    ['virements', 'fr', 'virement'],
    ['currencies', 'en', 'currency'],
    ['batches', 'en', 'batch'],
    ['bfr', 'fr', 'bfr'],
    ['access', 'en', 'access'],
  ] as const)('%s (%s) is indexed as %s', (word, locale, term) => {
    expect(termOf(word, locale)).toBe(term)
  })
  it('that say nothing are left out', () => {
    expect(termOf('les', 'fr')).toBeUndefined()
    expect(termOf('The', 'en')).toBeUndefined()
  })
})

describe('a search', () => {
  const index = indexOf(
    document(1, 'Délais de paiement', { text: 'Soixante jours, ou quarante-cinq jours fin de mois' }),
    document(2, 'Le principe des quatre yeux', { summary: 'Deux signatures ne font pas deux regards' }),
    document(3, 'Paiements', { kind: 'page', path: '/paiements', summary: 'Signature simple ou double' }),
    document(4, 'BFR : trois chiffres', { synonyms: 'working capital requirement WCR' }),
  )
  it('ignores accents, case and plurals, and completes words', () => {
    for (const query of ['delai', 'DÉLAIS', 'délais paiements', 'delais paiem']) {
      expect(paths(find(index, query)), query).toContain('/blog-post-1')
    }
  })
  it('tolerates a typing error', () => {
    expect(paths(find(index, 'signatrue'))).toContain('/blog-post-2')
  })
  it('puts pages before articles', () => {
    const found = find(index, 'signature')
    expect(found.pages.map(({ path }) => path)).toEqual(['/paiements'])
    expect(found.articles.map(({ path }) => path)).toEqual(['/blog-post-2'])
  })
  it('finds synonyms, and marks them as such', () => {
    expect(find(index, 'working capital').articles).toMatchObject([{ path: '/blog-post-4', synonym: true }])
    expect(find(index, 'BFR').articles).toMatchObject([{ path: '/blog-post-4', synonym: false }])
  })
  it('falls back to partial matches', () => {
    expect(paths(find(index, 'signature inexistante'))).toContain('/paiements')
  })
  it('suggests another spelling if nothing is found', () => {
    expect(find(index, 'syganturre')).toMatchObject({ pages: [], articles: [], suggestion: 'signature' })
  })
  it.each(['', '   ', '…', '<script>alert(1)</script>', 'x'.repeat(10_000), 'le la les', '"*+-()[]{}\\'])(
    'answers %j without a fault',
    query => {
      expect(paths(find(index, query))).toEqual([])
    },
  )
})

describe('marked', () => {
  it('marks words by their indexed form, with their accents', () => {
    expect(marked('Deux échéances, une échéance', ['echeance'], 'fr')).toEqual([
      { text: 'Deux ', hit: false },
      { text: 'échéances', hit: true },
      { text: ', une ', hit: false },
      { text: 'échéance', hit: true },
    ])
  })
  it('returns the text as one piece if nothing matches', () => {
    expect(marked('Rien', [], 'fr')).toEqual([{ text: 'Rien', hit: false }])
    expect(marked('', ['x'], 'fr')).toEqual([])
  })
})

describe('synonyms', () => {
  const of = synonymsFor(
    [{ fr: ['besoin en fonds de roulement', 'BFR'], en: ['WCR'], typed: ['fonds'] }],
    'fr',
  )
  it('are found for whole terms only, in any case', () => {
    expect(of('Votre bfr augmente')).toBe('besoin en fonds de roulement BFR WCR fonds')
    expect(of('Les BFRs')).toBe('')
    expect(of('WCR')).toBe('')
  })
})

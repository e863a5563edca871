import { describe, expect, it } from 'vitest'
import { foldText } from '../../../src/i18n/foldText.ts'
import { find } from '../../../src/search/find.ts'
import { marked } from '../../../src/search/marked.ts'
import { buildIndex, readIndex, type SearchDocument } from '../../../src/search/searchIndex.ts'
import { synonymsFor } from '../../../src/search/synonyms.ts'
import { termOf, tokenize } from '../../../src/search/terms.ts'

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
  it('are folded: accents, ligatures, apostrophes, spaces and invisible characters', () => {
    expect(foldText('Échéance ŒUVRE ﬁn cæsium À ça İstanbul')).toBe(
      'echeance oeuvre fin caesium a ca istanbul',
    )
    expect(foldText('l\u2019e\u0301che\u0301\u00adance´\u202f\u00a0')).toBe("l'echeance'  ")
  })
  it('stand without what an apostrophe cuts off', () => {
    for (const apostrophe of ["'", '’', 'ʼ', '´'])
      expect(
        tokenize(`l${apostrophe}échéance d${apostrophe}aujourd${apostrophe}hui, the bank${apostrophe}s fee`),
      ).toEqual(['echeance', 'aujourd', 'hui', 'the', 'bank', 'fee'])
  })
  it.each([
    ['ISO 20022, ISO20022, iso-20022', 'iso 20022 iso 20022 iso 20022'],
    ['camt.053.001.08', 'camt 05300108 053 001 08'],
    ['camt05300108', 'camt 05300108'],
    ['L. 441-10', 'l44110 l 44110 441 10'],
    ['L441-10', 'l44110 l 44110 441 10'],
    ['10 000 10\u202f000 10,000 10.000 10’000 10000', '10000 10000 10000 10000 10000 10000'],
    ['24 000,50 and 24,000.50', '24000.50 24000 and 24000.50 24000'],
    ['3,5 % or 3.5%', '3.5 3 5 or 3.5 3 5'],
    ['24 h 30', '24 h 30'],
    ['à 10 jours', 'a 10 jours'],
    ['01 99 00 19 87', '0199001987 01 99 00 19 87'],
    ['e-mail, multi\u2011bancaire', 'email e mail multibancaire multi bancaire'],
  ])('%s is indexed by what it is and by its parts', (text, tokens) => {
    expect(tokenize(text).join(' ')).toBe(tokens)
  })
  it.each([
    ['echeances', 'fr', 'echeance'],
    ['canaux', 'fr', 'canal'],
    ['niveaux', 'fr', 'niveau'],
    ['enjeux', 'fr', 'enjeu'],
    ['voeux', 'fr', 'voeu'],
    ['travaux', 'fr', 'travail'],
    ['noyaux', 'fr', 'noyau'],
    ['copies', 'fr', 'copie'],
    ['crises', 'fr', 'crise'],
    ['series', 'fr', 'serie'],
    ['lois', 'fr', 'loi'],
    ['delais', 'fr', 'delai'],
    ['ans', 'fr', 'an'],
    ['bfr', 'fr', 'bfr'],
    ['currencies', 'en', 'currency'],
    ['batches', 'en', 'batch'],
    ['purchases', 'en', 'purchase'],
    ['statuses', 'en', 'status'],
    ['analyses', 'en', 'analysis'],
    ['processes', 'en', 'process'],
    ['taxes', 'en', 'tax'],
    ['cookies', 'en', 'cookie'],
    ['apis', 'en', 'api'],
    ['ids', 'en', 'id'],
  ] as const)('%s (%s) is indexed as %s', (word, locale, term) => {
    expect(termOf(word, locale)).toBe(term)
    expect(termOf(term, locale)).toBe(term)
  })
  it.each([
    [
      'fr',
      'pays prix acces mois cours temps avis virus taux choix flux frais tiers fonds devis processus recours nombreux serieux deux francais gris heureux corps poids relais discours bonus business ebics',
    ],
    [
      'en',
      'status process business access series news basis analysis means always bias lens virus plus gross ebics',
    ],
  ] as const)('that do not vary stay whole (%s)', (locale, words) => {
    for (const word of words.split(' ')) expect(termOf(word, locale)).toBe(word)
  })
  it('that say nothing are left out', () => {
    expect(termOf('les', 'fr')).toBeUndefined()
    expect(termOf('the', 'en')).toBeUndefined()
  })
})

describe('a word and its plural', () => {
  it.each([
    [
      'fr',
      'matériau:matériaux émail:émaux idéal:idéaux gruau:gruaux landau:landaus aïeul:aïeux remploi:remplois réemploi:réemplois effroi:effrois gai:gais',
    ],
    [
      'en',
      'tranche:tranches fiche:fiches cliché:clichés crèche:crèches bureau:bureaux plateau:plateaux ellipsis:ellipses synopsis:synopses prognosis:prognoses nexus:nexuses stimulus:stimuli focus:foci schema:schemata money:monies haiku:haikus foe:foes trellis:trellises',
    ],
  ] as const)('are one term where the ending does not tell: %s', (locale, pairs) => {
    const terms = (word: string) => tokenize(word).map(folded => termOf(folded, locale))
    for (const [one = '', many = ''] of pairs.split(' ').map(pair => pair.split(':')))
      expect(terms(many), many).toEqual(terms(one))
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
  it('suggests a word as a page writes it, never an indexed form', () => {
    expect(find(index, 'syganturre')).toMatchObject({ pages: [], articles: [], suggestion: 'signature' })
    const tax = readIndex(
      JSON.parse(buildIndex([document(1, 'Les pénalités', { text: 'penalty' })], 'en')),
      'en',
    )
    expect(find(tax, 'pxnaltxes').suggestion).toBe('pénalités')
  })
  it.each([
    ['ISO 20022', 'ISO20022', 'iso-20022', 'Iso.20022', 'ISO\u00a020022', 'ISO/20022'],
    ['camt.053', 'camt053', 'CAMT 053', 'camt-053'],
    ['camt.053.001.08', 'camt05300108', 'camt-053-001-08'],
    ['MT 940', 'MT940', 'mt-940'],
    ['L. 441-10', 'L441-10', 'L.441-10', 'l 441-10', 'L\u00a0441\u201110', 'l44110'],
    ['10 000', '10000', '10,000', '10.000', '10\u202f000', '10\u00a0000', '10’000'],
    ['EBICS TS', 'EBICS-TS', 'ebicsts'],
    ['SEPA', 'S.E.P.A.', 's.e.p.a'],
    ['RIB', 'R.I.B.', 'r.i.b.'],
    ['SCT Inst', 'SCTInst', 'sct-inst'],
    ['e-mail', 'email', 'e mail', 'e\u2011mail'],
    ['mise en œuvre', 'mise en oeuvre', 'MISE EN ŒUVRE', 'mise en o\u00adeuvre'],
    ['échéance', 'echeance', 'e\u0301che\u0301ance', 'éché\u00adance', 'échéances'],
    ['l’ordre', "l'ordre", 'lʼordre', 'ordre', 'ordres'],
    ['3,5 %', '3.5%', '3.5 %'],
  ])('finds the same for %s, joined and apart', (...spellings) => {
    const one = (spelling: string) =>
      indexOf(document(1, 'Titre', { text: `Voir ${spelling} ici` }), document(2, 'Autre'))
    for (const written of spellings)
      for (const query of spellings)
        expect([written, query, paths(find(one(written), query))]).toEqual([written, query, ['/blog-post-1']])
  })
  it('does not find a word by one that only begins like it', () => {
    const other = indexOf(
      document(1, 'Payer', { text: 'primes, au cours du jour, 2022, 53 jours' }),
      document(2, 'La cour'),
    )
    for (const query of ['pays', 'prix', '20022', '10', '3'])
      expect(paths(find(other, query)), query).toEqual([])
    expect(paths(find(other, 'cours'))).toEqual(['/blog-post-1'])
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

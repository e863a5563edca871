/** One page of the site: its bare address, its name in code, and the anchors that texts may link to. */
type Page = { path: `/${string}`; id: string; anchors?: readonly string[] }

/**
 * The pages of the site by bare address (without language), blog articles excepted.
 * Links in texts and `product` fields are checked against this list.
 */
export const pages = [
  { path: '/', id: 'home' },
  { path: '/resources', id: 'resources' },
  { path: '/solution', id: 'solution' },
  { path: '/services', id: 'services' },
  { path: '/company', id: 'company' },
  { path: '/contact', id: 'contact', anchors: ['CPI'] },
  { path: '/blog', id: 'blog' },
  { path: '/privacy', id: 'privacy' },
  { path: '/terms', id: 'terms' },
  { path: '/events', id: 'events' },
  { path: '/csr', id: 'csr' },
  { path: '/testimonials', id: 'testimonials' },
  { path: '/paiements', id: 'payments' },
  { path: '/releves-bancaires', id: 'statements' },
  { path: '/tresorerie', id: 'treasury' },
  { path: '/gestion-liquidite', id: 'liquidity' },
  { path: '/export-comptable', id: 'accountingExport' },
  { path: '/rapprochement-comptable', id: 'reconciliation' },
  { path: '/pouvoirs-bancaires', id: 'bankAuthorities' },
  { path: '/mandats-sepa', id: 'sepaMandates' },
  { path: '/migration-iso-20022', id: 'isoMigration' },
  { path: '/paiements-temps-reel', id: 'realTimePayments' },
  { path: '/automatisation-processus', id: 'automation' },
  { path: '/connectivite', id: 'connectivity' },
  { path: '/lutte-contre-fraude', id: 'fraudPrevention' },
] as const satisfies readonly Page[]

/** The bare address of a page, such as `/paiements`. */
export type PagePath = (typeof pages)[number]['path']

/** The name of a page in code, such as `payments`. */
export type PageId = (typeof pages)[number]['id']

/**
 * The anchors of each page, by bare address, where texts may link to one.
 * @example pageAnchors.get('/contact') // ['CPI']
 */
export const pageAnchors: ReadonlyMap<string, readonly string[]> = new Map(
  pages.map((page: Page) => [page.path, page.anchors ?? []]),
)

/**
 * One page of the site: its bare address, its name in code, whether it presents a module or service of the product,
 * and the anchors that texts may link to.
 */
type Page = { path: `/${string}`; id: string; product?: true; anchors?: readonly string[] }

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
  { path: '/securite', id: 'security' },
  { path: '/contact', id: 'contact', anchors: ['CPI'] },
  { path: '/blog', id: 'blog' },
  { path: '/privacy', id: 'privacy' },
  { path: '/terms', id: 'terms' },
  { path: '/events', id: 'events' },
  { path: '/csr', id: 'csr' },
  { path: '/testimonials', id: 'testimonials' },
  { path: '/outils', id: 'tools' },
  { path: '/outils/lecteur-releves', id: 'statementReader' },
  { path: '/outils/verificateur-paiements', id: 'paymentChecker' },
  { path: '/outils/echeances', id: 'dueDates' },
  { path: '/paiements', id: 'payments', product: true, anchors: ['mobile'] },
  { path: '/releves-bancaires', id: 'statements', product: true },
  { path: '/tresorerie', id: 'treasury', product: true },
  { path: '/gestion-liquidite', id: 'liquidity', product: true },
  { path: '/export-comptable', id: 'accountingExport', product: true },
  { path: '/rapprochement-comptable', id: 'reconciliation', product: true, anchors: ['checks'] },
  { path: '/pouvoirs-bancaires', id: 'bankAuthorities', product: true },
  { path: '/mandats-sepa', id: 'sepaMandates', product: true },
  { path: '/migration-iso-20022', id: 'isoMigration', product: true },
  { path: '/paiements-temps-reel', id: 'realTimePayments', product: true },
  { path: '/automatisation-processus', id: 'automation', product: true },
  { path: '/connectivite', id: 'connectivity', product: true },
  { path: '/lutte-contre-fraude', id: 'fraudPrevention', product: true },
] as const satisfies readonly Page[]

/** The bare address of a page, such as `/paiements`. */
export type PagePath = (typeof pages)[number]['path']

/**
 * The anchors of each page, by bare address, where texts may link to one.
 * @example pageAnchors.get('/contact') // ['CPI']
 */
export const pageAnchors: ReadonlyMap<string, readonly string[]> = new Map(
  pages.map((page: Page) => [page.path, page.anchors ?? []]),
)

/** The bare address of a page that presents a module or service. */
export type ProductPath = Extract<(typeof pages)[number], { product: true }>['path']

/** The bare addresses of all pages that present a module or service. */
export const productPaths: readonly ProductPath[] = pages
  .filter(page => 'product' in page)
  .map(page => page.path)

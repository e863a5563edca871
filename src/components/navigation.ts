import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagePath } from '../content/pages.ts'
import type { GlyphName } from './ui/icons/Glyph.tsx'

/** A page as lists show it: its name and a short summary. */
export type Entry = { path: PagePath; label: MessageDescriptor; summary: MessageDescriptor }

/** The modules of the solution, in the order of menus and lists. A summary has at most 34 characters. */
export const modules = [
  {
    path: '/paiements',
    glyph: 'payments',
    label: msg`Paiements`,
    summary: msg`Circuit, paliers et signature.`,
  },
  {
    path: '/releves-bancaires',
    glyph: 'statements',
    label: msg`Relevés bancaires`,
    summary: msg({ message: `MT940, camt.053, CFONB120.`, comment: 'formats of bank statements' }),
  },
  {
    path: '/tresorerie',
    glyph: 'treasury',
    label: msg`Trésorerie`,
    summary: msg`Prévisions et cash pooling.`,
  },
  {
    path: '/gestion-liquidite',
    glyph: 'liquidity',
    label: msg`Gestion de la liquidité`,
    summary: msg`Dettes, placements, alertes.`,
  },
  {
    path: '/export-comptable',
    glyph: 'accounting',
    label: msg`Export comptable`,
    summary: msg`Écritures pour votre ERP.`,
  },
  {
    path: '/rapprochement-comptable',
    glyph: 'reconciliation',
    label: msg({ message: `Rapprochement`, comment: 'the module for accounting reconciliation, in menus' }),
    summary: msg({ message: `Règles 1/1 ou N/N, clôture.`, comment: 'matching rules and period closing' }),
  },
  {
    path: '/pouvoirs-bancaires',
    glyph: 'powers',
    label: msg`Pouvoirs bancaires`,
    summary: msg`BAM, eBAM, signataires.`,
  },
  {
    path: '/mandats-sepa',
    glyph: 'mandates',
    label: msg`Mandats SEPA`,
    summary: msg({ message: `RUM, archive, échéancier.`, comment: 'RUM: unique mandate reference' }),
  },
] as const satisfies readonly (Entry & { glyph: GlyphName })[]

/** The services that go with the modules. */
export const services = [
  {
    path: '/migration-iso-20022',
    label: msg`Migration ISO 20022`,
    summary: msg`MT vers pain et camt, adresses structurées.`,
  },
  {
    path: '/paiements-temps-reel',
    label: msg`Paiements en temps réel`,
    summary: msg`Virement instantané, Swift gpi, suivi.`,
  },
  {
    path: '/automatisation-processus',
    label: msg`Automatisation`,
    summary: msg`Du relevé à la clôture, sans ressaisie.`,
  },
  {
    path: '/connectivite',
    label: msg`Connectivité`,
    summary: msg`Swift, host-to-host, API, chiffrement.`,
  },
  {
    path: '/lutte-contre-fraude',
    label: msg`Lutte contre la fraude`,
    summary: msg`Quatre yeux, contrôle des tiers, supervision.`,
  },
] as const satisfies readonly Entry[]

/** The name of each page in menus, lists and the footer. */
const labels: Record<PagePath, MessageDescriptor> = {
  ...(Object.fromEntries([...modules, ...services].map(({ path, label }) => [path, label])) as Record<
    (typeof modules | typeof services)[number]['path'],
    MessageDescriptor
  >),
  '/': msg`Accueil`,
  '/resources': msg`Ressources`,
  '/solution': msg`Solutions`,
  '/services': msg`Services`,
  '/company': msg`Entreprise`,
  '/securite': msg({
    message: `Sécurité et sortie`,
    comment: 'the page on hosting, continuity, logs and exit',
  }),
  '/contact': msg`Contact`,
  '/blog': msg`Blog`,
  '/privacy': msg`Politique de confidentialité`,
  '/terms': msg`Conditions générales`,
  '/events': msg`Événements`,
  '/csr': msg({ message: `RSE`, comment: 'corporate social responsibility' }),
  '/testimonials': msg`Témoignages`,
  '/outils': msg({ message: `Outils`, comment: 'calculators that work in the browser' }),
  '/outils/lecteur-releves': msg`Lecteur de relevés`,
  '/outils/verificateur-paiements': msg`Vérificateur de paiements`,
  '/outils/echeances': msg`Échéances et retards`,
}

/** The bare addresses of all pages. */
export const navigationPaths = Object.keys(labels) as readonly PagePath[]

/** The name of a page, as menus and the footer write it. */
export const navigationLabel = (path: PagePath): MessageDescriptor => labels[path]

/** The titles of the two menus and of the footer's columns. */
export const menuTitles = {
  solution: msg({
    message: `Solution`,
    comment: 'title of the menu and of the footer column with the modules',
  }),
  services: labels['/services'],
}

/** The pages listed under an entry of the navigation. */
export const sections: Partial<Record<PagePath, readonly PagePath[]>> = {
  '/solution': modules.map(({ path }) => path),
  '/services': services.map(({ path }) => path),
  '/outils': ['/outils/lecteur-releves', '/outils/verificateur-paiements', '/outils/echeances'],
}

/**
 * Whether a page belongs to the section of a navigation entry.
 * @example inSection('/blog-post-bfr', '/blog') // true
 * @example inSection('/paiements', '/solution') // true
 */
export const inSection = (path: string, entry: PagePath): boolean =>
  path === entry ||
  (entry === '/blog' && /^\/blog(\/|-post-)/.test(path)) ||
  (sections[entry] ?? []).some(page => page === path)

/** The label of the link to the contact form, wherever it appears. */
export const demo = { path: '/contact', label: msg`Demander une démo` } as const satisfies Omit<
  Entry,
  'summary'
>

const named = (...paths: PagePath[]) => paths.map(path => ({ path, label: labels[path] }))

/** The link columns of the footer. */
export const footerColumns: readonly {
  title: MessageDescriptor
  links: readonly Omit<Entry, 'summary'>[]
}[] = [
  {
    title: msg({
      message: `Solution`,
      comment: 'title of the menu and of the footer column with the modules',
    }),
    links: modules,
  },
  { title: menuTitles.services, links: services },
  {
    title: labels['/resources'],
    links: named(
      '/resources',
      '/blog',
      '/outils',
      '/outils/lecteur-releves',
      '/outils/verificateur-paiements',
      '/outils/echeances',
      '/testimonials',
      '/events',
    ),
  },
  {
    title: labels['/company'],
    links: [
      { path: '/company', label: msg({ message: `À propos`, comment: 'footer link to the company page' }) },
      ...named('/securite', '/csr', '/contact'),
      demo,
      {
        path: '/privacy',
        label: msg({ message: `Confidentialité`, comment: 'footer link to the privacy policy' }),
      },
    ],
  },
]

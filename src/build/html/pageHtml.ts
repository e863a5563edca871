import type { RenderedPage } from '../../app/entry-server.tsx'
import { escapeHtml } from '../../app/head/escapeHtml.ts'
import { darkColors, lightColors } from '../../components/styles/tokens.ts'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import { pagePolicy } from '../hosting/policy.ts'
import { policyHash } from '../policy/policyHash.ts'
import { webManifestFile } from '../webManifest/webManifest.ts'
import type { ClientManifest } from './clientManifest.ts'
import { picturePreload } from './picturePreload.ts'

/** What all pages have in common. */
export type Site = {
  /** The HTML template. */
  template: string
  client: ClientManifest
  /** The inline script of every page. */
  inline: string
  /** The origin of the mail service; empty if it is the site's own. */
  mail: string
}

type PageParts = {
  locale: Locale
  /** The critical CSS of the page, and that of its other languages: at a bare address one of them may take its place. */
  style: { own: string; all: readonly string[] }
  /** False for pages that the client renders anew instead of hydrating them. */
  hydrate?: boolean
}

/** The first matching entry counts. */
const themeColors = [
  `<meta name="theme-color" content="${darkColors.paper}" media="(prefers-color-scheme: dark)">`,
  `<meta name="theme-color" content="${lightColors.paper}">`,
]

/** Fills contents into the placeholders of a template; throws if a placeholder is missing. */
function fill(template: string, contents: readonly (readonly [place: string | RegExp, content: string])[]) {
  return contents.reduce((html, [place, content]) => {
    if (html.search(place) < 0) throw new Error(`index.html: ${place} is missing. Fix: put it back.`)
    return html.replace(place, () => content)
  }, template)
}

/** A data file without its body, which is in the page's HTML. */
const withoutBody = (value: unknown) =>
  typeof value === 'object' && value !== null && 'toc' in value ? { ...value, html: undefined } : value

/**
 * What the page's loaders read, and the path that they read it for (`lib/pageData.ts` takes it up). `<` is escaped, so
 * that no text in it can end the element.
 */
function dataBlock({ path, data }: RenderedPage, hydrate: boolean): string {
  const entries = Object.entries(data).map(([name, value]) => [name, withoutBody(value)])
  const block = hydrate ? { path, data: Object.fromEntries(entries) } : { path: null, data: {} }
  const json = JSON.stringify(block).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="page-data">${json}</script>`
}

/** A complete page: its head with critical CSS, its content, and the addresses of its scripts. */
export function pageHtml(
  page: RenderedPage,
  { template, client, inline, mail }: Site,
  parts: PageParts,
): string {
  const { locale, style, hydrate = true } = parts
  const policy = pagePolicy(
    { scripts: [policyHash(inline)], mail },
    { path: page.path, styles: [...new Set(style.all)].map(policyHash) },
  )
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    ...themeColors,
    // Before the script: until it has run, the browser reads no further.
    picturePreload(page.html),
    `<script>${inline}</script>`,
    page.head,
    `<style>${style.own}</style>`,
    '<link rel="icon" href="/icon-96.png">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="manifest" href="/${webManifestFile(locale)}">`,
  ]
  const hydrates = hydrate ? page.hydrates : []
  const scripts = client.scripts(['index.html', `words-${locale}`, ...hydrates])
  const [idle = ''] = client.scripts(['src/app/idleTasks.ts'])
  // Pages that are forms, and those that the client renders anew, start by themselves.
  const start = hydrate && hydrates.length === 0 ? '' : ' data-start'
  return fill(template, [
    // The inline script starts these modules when the page is first used; the whole stylesheet is loaded then, too.
    [/<link rel="stylesheet" crossorigin[^>]*>/, ''],
    [/<script type="module"[^>]*><\/script>/, ''],
    ['<html lang="fr">', `<html lang="${locale}" dir="${direction(locale)}">`],
    ['<!--head-->', head.join('')],
    [
      '<div id="root">',
      `<div id="root" data-style="${client.stylesheet}" data-scripts="${scripts.join(' ')}" data-idle="${idle}"${start}>`,
    ],
    ['<!--page-->', page.html],
    ['</body>', `${dataBlock(page, hydrate)}</body>`],
  ])
}

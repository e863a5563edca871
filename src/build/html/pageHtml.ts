import { pagePolicy } from '../../hosting/policy.ts'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import { escapeHtml } from '../../seo/documentHead.ts'
import type { RenderedPage } from '../../server.tsx'
import { paintMark } from '../../theme/paintMark.ts'
import { darkColors, lightColors } from '../../theme/tokens.ts'
import { policyHash } from '../policy/policyHash.ts'
import { webManifestFile } from '../webManifest/webManifest.ts'
import type { ClientManifest } from './clientManifest.ts'
import { picturePreload } from './picturePreload.ts'

/** What all pages have in common. */
export type Site = {
  /** The HTML that pages are filled into. */
  template: string
  client: ClientManifest
  /** The origin of the mail service; empty where it is the site's own. */
  mail: string
}

type PageParts = {
  locale: Locale
  /** The inline script. */
  script: string
  /** The critical CSS of the page, and that of its other languages: at a bare address one of them may take its place. */
  style: { own: string; all: readonly string[] }
  /** False where the client is to render the page anew instead of hydrating it. */
  hydrate?: boolean
}

/** The first that applies counts. */
const themeColors = [
  `<meta name="theme-color" content="${darkColors.paper}" media="(prefers-color-scheme: dark)">`,
  `<meta name="theme-color" content="${lightColors.paper}">`,
]

/** Fills contents into a template, each in its place; throws where a place is missing. */
function fill(template: string, contents: readonly (readonly [place: string | RegExp, content: string])[]) {
  return contents.reduce((html, [place, content]) => {
    if (html.search(place) < 0) throw new Error(`index.html: ${place} is missing. Fix: put it back.`)
    return html.replace(place, () => content)
  }, template)
}

/** One whole page: its head with the rules it uses, its content, and the names of its scripts. */
export function pageHtml(page: RenderedPage, { template, client, mail }: Site, parts: PageParts): string {
  const { locale, script, style, hydrate = true } = parts
  const policy = pagePolicy(
    { scripts: [policyHash(script)], mail },
    { path: page.path, styles: [...new Set(style.all)].map(policyHash) },
  )
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    ...themeColors,
    `<script>${script}</script>`,
    picturePreload(page.html),
    page.head,
    `<style>${style.own}</style>`,
    ...(page.html.includes(`id="${paintMark}"`)
      ? [`<link rel="expect" href="#${paintMark}" blocking="render">`]
      : []),
    // Where scripts run, they fetch it once the page has loaded.
    `<noscript><link rel="stylesheet" href="${client.stylesheet}" media="print"></noscript>`,
    '<link rel="icon" href="/icon-96.png">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="manifest" href="/${webManifestFile(locale)}">`,
  ]
  const scripts = client.scripts(['index.html', ...(hydrate ? page.hydrates : [])])
  const path = hydrate ? ` data-path="${encodeURI(page.path)}"` : ''
  return fill(template, [
    // The build's own tags: the inline script starts both, once the page shows.
    [/<link rel="stylesheet" crossorigin[^>]*>/, ''],
    [/<script type="module"[^>]*><\/script>/, ''],
    ['<html lang="fr">', `<html lang="${locale}" dir="${direction(locale)}">`],
    ['<!--head-->', head.join('')],
    [
      '<div id="root">',
      `<div id="root"${path} data-style="${client.stylesheet}" data-scripts="${scripts.join(' ')}">`,
    ],
    ['<!--page-->', page.html],
  ])
}

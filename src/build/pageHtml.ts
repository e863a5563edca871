import { pagePolicy } from '../hosting/policy.ts'
import { direction } from '../i18n/direction.ts'
import type { Locale } from '../i18n/locales.ts'
import { escapeHtml } from '../seo/documentHead.ts'
import type { RenderedPage } from '../server.tsx'
import { paintMark } from '../theme/paintMark.ts'
import { darkColors, lightColors } from '../theme/tokens.ts'
import type { ClientBuild } from './manifest.ts'
import { policyHash } from './policyHash.ts'
import { webManifestFile } from './webManifest.ts'

type PageParts = {
  locale: Locale
  template: string
  build: ClientBuild
  /** The script that stands inline. */
  inline: string
  /** The origin of the mail service; empty where it is the site's own. */
  mail: string
  /** The rules that the page uses, and those of its other languages: one of them may take its place. */
  style: { own: string; all: readonly string[] }
}

/** The first that applies counts. */
const themeColors = [
  `<meta name="theme-color" content="${darkColors.paper}" media="(prefers-color-scheme: dark)">`,
  `<meta name="theme-color" content="${lightColors.paper}">`,
]

/**
 * One whole page: the template with its head, the rules it uses, its content and hints for its scripts.
 * `hydrate: false` leaves out the path, so that the client renders the page anew wherever it is shown.
 */
export function pageHtml(page: RenderedPage, parts: PageParts, { hydrate = true } = {}): string {
  const { locale, template, build, inline, mail, style } = parts
  const sources = ['index.html', ...(hydrate ? page.hydrates : [])]
  const policy = pagePolicy(
    { scripts: [policyHash(inline)], mail },
    { path: page.path, styles: [...new Set(style.all)].map(policyHash) },
  )
  const waits = page.html.includes(`id="${paintMark}"`)
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    ...themeColors,
    `<script>${inline}</script>`,
    page.head,
    `<style>${style.own}</style>`,
    ...(waits ? [`<link rel="expect" href="#${paintMark}" blocking="render">`] : []),
    // Where scripts run, they bring it once the page has loaded: before, it would take from what is read.
    `<noscript><link rel="stylesheet" href="${build.stylesheet}" media="print"></noscript>`,
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="manifest" href="/${webManifestFile(locale)}">`,
  ].join('')
  const path = hydrate ? ` data-path="${encodeURI(page.path)}"` : ''
  const root = `<div id="root"${path} data-style="${build.stylesheet}" data-scripts="${build.scripts(sources).join(' ')}">`
  const filled: [string | RegExp, string][] = [
    [/<link rel="stylesheet" crossorigin[^>]*>/, ''],
    [/<script type="module"[^>]*><\/script>/, ''],
    ['<html lang="fr">', `<html lang="${locale}" dir="${direction(locale)}">`],
    ['<!--head-->', head],
    ['<div id="root">', root],
    ['<!--page-->', page.html],
  ]
  return filled.reduce((html, [place, content]) => {
    if (html.search(place) < 0 && content) throw new Error(`index.html: there is no ${place} to fill`)
    return html.replace(place, () => content)
  }, template)
}

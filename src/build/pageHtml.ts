import { pagePolicy } from '../hosting/policy.ts'
import { direction } from '../i18n/direction.ts'
import type { Locale } from '../i18n/locales.ts'
import { escapeHtml } from '../seo/documentHead.ts'
import type { RenderedPage } from '../server.tsx'
import { paintMark } from '../theme/paintMark.ts'
import { darkColors, lightColors } from '../theme/tokens.ts'
import { fill } from './fill.ts'
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

/** What is filled in a page, by what stands there in the template. */
const places = {
  stylesheet: /<link rel="stylesheet" crossorigin[^>]*>/,
  script: /<script type="module"[^>]*><\/script>/,
  language: '<html lang="fr">',
  head: '<!--head-->',
  root: '<div id="root">',
  page: '<!--page-->',
}

/** Pages share their rules, whose hash is the same then. */
const styleHashes = new Map<string, string>()

function styleHash(style: string): string {
  const hash = styleHashes.get(style) ?? policyHash(style)
  styleHashes.set(style, hash)
  return hash
}

/**
 * One whole page: the template with its head, the rules it uses, its content and hints for its scripts.
 * `hydrate: false` leaves out the path, so that the client renders the page anew wherever it is shown.
 */
export function pageHtml(page: RenderedPage, parts: PageParts, { hydrate = true } = {}): string {
  const { locale, template, build, inline, mail, style } = parts
  const sources = ['index.html', ...(hydrate ? page.hydrates : [])]
  const policy = pagePolicy(
    { scripts: [policyHash(inline)], mail },
    { path: page.path, styles: [...new Set(style.all)].map(styleHash) },
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
    '<link rel="icon" href="/icon-96.png">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="manifest" href="/${webManifestFile(locale)}">`,
  ].join('')
  const path = hydrate ? ` data-path="${encodeURI(page.path)}"` : ''
  const root = `<div id="root"${path} data-style="${build.stylesheet}" data-scripts="${build.scripts(sources).join(' ')}">`
  return fill(template, places, {
    stylesheet: '',
    script: '',
    language: `<html lang="${locale}" dir="${direction(locale)}">`,
    head,
    root,
    page: page.html,
  })
}

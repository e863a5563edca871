import { pagePolicy } from '../../hosting/policy.ts'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import { escapeHtml } from '../../seo/documentHead.ts'
import type { RenderedPage } from '../../server.tsx'
import { paintMark } from '../../theme/paintMark.ts'
import { darkColors, lightColors } from '../../theme/tokens.ts'
import { fill } from '../fill.ts'
import { policyHash } from '../policy/policyHash.ts'
import { webManifestFile } from '../webManifest/webManifest.ts'
import type { ClientBuild } from './clientManifest.ts'
import { picturePreload } from './picturePreload.ts'

type PageParts = {
  locale: Locale
  template: string
  build: ClientBuild
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

type Inline = { bytes: Buffer; hash: string }

/** Pages share their rules and scripts: each is hashed, and turned into bytes, once. */
const inlines = new Map<string, Inline>()

function inlineOf(text: string): Inline {
  const inline = inlines.get(text) ?? { bytes: Buffer.from(text), hash: policyHash(text) }
  inlines.set(text, inline)
  return inline
}

/**
 * One whole page: the template with its head, the rules it uses, its content and hints for its scripts. It is made with
 * each script that it is asked for, which stands inline. `hydrate: false` leaves out the path, so that the client renders
 * the page anew wherever it is shown.
 */
export function pageHtml(
  page: RenderedPage,
  parts: PageParts,
  { hydrate = true } = {},
): (script: string) => Buffer {
  const { locale, template, build, mail, style } = parts
  const sources = ['index.html', ...(hydrate ? page.hydrates : [])]
  const styles = [...new Set(style.all)].map(text => inlineOf(text).hash)
  const waits = page.html.includes(`id="${paintMark}"`)
  const tags = Buffer.from(`</script>${picturePreload(page.html)}${page.head}<style>`)
  const hints = Buffer.from(
    [
      '</style>',
      ...(waits ? [`<link rel="expect" href="#${paintMark}" blocking="render">`] : []),
      // Where scripts run, they bring it once the page has loaded: before, it would take from what is read.
      `<noscript><link rel="stylesheet" href="${build.stylesheet}" media="print"></noscript>`,
      '<link rel="icon" href="/icon-96.png">',
      '<link rel="apple-touch-icon" href="/icon-180.png">',
      `<link rel="manifest" href="/${webManifestFile(locale)}">`,
    ].join(''),
  )
  const path = hydrate ? ` data-path="${encodeURI(page.path)}"` : ''
  const root = `<div id="root"${path} data-style="${build.stylesheet}" data-scripts="${build.scripts(sources).join(' ')}">`
  const contents = Buffer.from(page.html)
  return script => {
    const { bytes, hash } = inlineOf(script)
    const policy = pagePolicy({ scripts: [hash], mail }, { path: page.path, styles })
    const start = [
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
      ...themeColors,
      '<script>',
    ].join('')
    return fill(template, places, {
      stylesheet: '',
      script: '',
      language: `<html lang="${locale}" dir="${direction(locale)}">`,
      head: Buffer.concat([Buffer.from(start), bytes, tags, inlineOf(style.own).bytes, hints]),
      root,
      page: contents,
    })
  }
}

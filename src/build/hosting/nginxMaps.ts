import { defaultLocale, locales } from '../../i18n/locales.ts'
import {
  anyLocale,
  inLocale,
  languageNamed,
  languageTag,
  unnamedLocale,
  weightTiers,
} from './acceptLanguage.ts'
import { cacheControl, vary } from './headers.ts'
import type { Hosted } from './hostingFiles.ts'

type Row = readonly [key: string, value: string]

/** Quotes a text for nginx, with quotes and variables escaped. */
export const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`

const map = (from: string, to: string, rows: readonly Row[]) =>
  `map ${from} $balancier_${to} {\n${rows.map(([key, value]) => `    ${key} ${value};`).join('\n')}\n}\n`

/** The language that a text names; anything but one of the site's languages falls back to `otherwise`. */
const named = (from: string, to: string, otherwise: string) =>
  map(from, to, [['default', otherwise], ...locales.map((code): Row => [`"~*^${languageTag(code)}$"`, code])])

/** One value for addresses with a language, another for bare ones. */
const byLocale = (to: string, bare: string, own: string) =>
  map('$balancier_stem', to, [
    ['default', quoted(bare)],
    [`"~*${inLocale}"`, quoted(own)],
  ])

/**
 * What nginx finds out about a request: the page that any spelling of its address means (`page`), that page's one
 * address where it is another (`moved`), the language (`lng`), the file, and what is sent along. The address is read
 * once, before nginx puts the file's in its place.
 */
export const nginxMaps = ({ pages, policies }: Hosted): string =>
  [
    `map_hash_max_size ${Math.max(2048, 2 ** Math.ceil(Math.log2(pages.length * 4)))};\nmap_hash_bucket_size 256;\n`,
    map('$uri', 'stem', [
      ['default', '-'],
      // Control characters match nothing here, so that none can reach a response.
      ['"~*^(?<balancier_s>[^[:cntrl:]]*?)(?:\\.html)*(?:/(?:index)?(?:\\.html)*)*$"', '$balancier_s'],
    ]),
    // A map of plain strings is case-insensitive.
    map('$balancier_stem', 'page', [
      ['default', '""'],
      ...pages.map((page): Row => [page === '/' ? '""' : quoted(page), quoted(page)]),
    ]),
    map('$request_uri', 'asked', [['"~^(?<balancier_p>[^?]*)"', '$balancier_p']]),
    map('"$balancier_page|$balancier_asked"', 'moved', [
      ['default', '$balancier_page'],
      // Unknown pages, and pages at their canonical address, are not redirected.
      ['"~^\\|"', '""'],
      ['"~^(?<balancier_a>.+)\\|\\k<balancier_a>$"', '""'],
    ]),
    ...locales.map(code =>
      map('$http_accept_language', `names_${code}`, [
        ['default', '0'],
        [`"~*${languageNamed(code)}"`, '1'],
      ]),
    ),
    map(`"${locales.map(code => `$balancier_names_${code}`).join('')}"`, 'unnamed', [
      ['default', '-'],
      ...unnamedLocale().map(([pattern, code]): Row => [`"~${pattern}"`, code]),
    ]),
    map('"$balancier_unnamed|$http_accept_language"', 'found', [
      ['default', '$balancier_unnamed'],
      ...weightTiers().map((tier): Row => [`"~*${tier}"`, '$code']),
    ]),
    map('$balancier_found', 'accepted', [
      ['default', defaultLocale],
      ...locales.map((code): Row => [code, code]),
    ]),
    named('$cookie_i18next', 'kept', '$balancier_accepted'),
    named('$arg_lng', 'wanted', '$balancier_kept'),
    map('$balancier_stem', 'lng', [
      ['default', '$balancier_wanted'],
      ...locales.map((code): Row => [`"~*^/${code}(?:/|$)"`, code]),
    ]),
    map('$balancier_page', 'file', [
      ['default', '"/$balancier_lng$balancier_page.html"'],
      ['""', '/-'],
      ['/', '"/$balancier_lng.html"'],
      [`"~${inLocale}"`, '"$balancier_page.html"'],
    ]),
    byLocale('cache', cacheControl.negotiated, cacheControl.revalidated),
    byLocale('vary', vary.language, vary.encoding),
    map('$balancier_page', 'policy', [
      ['default', quoted(policies.site)],
      [`"~^(?:/(?:${anyLocale}))?/contact$"`, quoted(policies.contact)],
    ]),
    map('$status', 'short', [
      ['default', quoted(cacheControl.never)],
      ['301', quoted(cacheControl.redirect)],
    ]),
    map('$status', 'allow', [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
  ].join('\n')

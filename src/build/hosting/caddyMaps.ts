import { isContact } from '../../content/contactPage.ts'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { inLocale, languageNamed, languageTag, unnamedLocale, weightTiers } from './acceptLanguage.ts'
import { cacheControl, types } from './headers.ts'
import type { Hosted } from './hostingFiles.ts'

type Row = readonly [key: string, value: string]

const map = (from: string, to: string, rows: readonly Row[]) =>
  `map ${from} {${to}} {\n${rows.map(([key, value]) => `    ${key} ${value}`).join('\n')}\n}`

const named = (from: string, to: string, otherwise: string) =>
  map(from, to, [
    ...locales.map((code): Row => [`"~(?i)^${languageTag(code)}$"`, code]),
    ['default', otherwise],
  ])

const byLocale = (to: string, bare: string, own: string) =>
  map('{balancier_stem}', to, [
    [`"~(?i)${inLocale}"`, `"${own}"`],
    ['default', `"${bare}"`],
  ])

/** A text as a regular expression that matches it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What Caddy finds out about a request: the same lookup as in nginx; here addresses are compared one by one. */
export const caddyMaps = ({ pages, policies }: Hosted) => [
  map('{path}', 'balancier_stem', [
    ['"~(?i)^([^[:cntrl:]]*?)(?:\\.html)*(?:/(?:index)?(?:\\.html)*)*$"', '"$1"'],
    ['default', '-'],
  ]),
  map('{balancier_stem}', 'balancier_page', [
    ...pages.map((page): Row => [`"~(?i)^${page === '/' ? '' : escaped(page)}$"`, `"${page}"`]),
    ['default', '""'],
  ]),
  ...locales.map(code =>
    map('{header.Accept-Language}', `balancier_names_${code}`, [
      [`"~(?i)${languageNamed(code)}"`, '1'],
      ['default', '0'],
    ]),
  ),
  map(locales.map(code => `{balancier_names_${code}}`).join(''), 'balancier_unnamed', [
    ...unnamedLocale().map(([pattern, code]): Row => [`"~${pattern}"`, code]),
    ['default', '-'],
  ]),
  map('"{balancier_unnamed}|{header.Accept-Language}"', 'balancier_found', [
    ...weightTiers().map((tier): Row => [`"~(?i)${tier}"`, '"$1"']),
    ['default', '{balancier_unnamed}'],
  ]),
  named('{balancier_found}', 'balancier_accepted', defaultLocale),
  named('{http.request.cookie.i18next}', 'balancier_kept', '{balancier_accepted}'),
  named('{query.lng}', 'balancier_wanted', '{balancier_kept}'),
  map('{balancier_stem}', 'balancier_lng', [
    ...locales.map((code): Row => [`"~(?i)^/${code}(?:/|$)"`, code]),
    ['default', '{balancier_wanted}'],
  ]),
  byLocale('balancier_folder', '/{balancier_lng}', ''),
  map('{balancier_page}', 'balancier_name', [
    ['/', '""'],
    ['default', '"{balancier_page}"'],
  ]),
  byLocale('balancier_cache', cacheControl.negotiated, cacheControl.revalidated),
  map('{balancier_page}', 'balancier_policy', [
    ...pages.filter(isContact).map((page): Row => [page, `"${policies.contact}"`]),
    ['default', `"${policies.site}"`],
  ]),
  // Caddy knows few types by itself and asks the system for the others.
  map('{path}', 'balancier_type', [
    ...Object.entries(types).map(([ending, type]): Row => [`"~(?i)\\.${ending}$"`, `"${type}"`]),
    ['default', '"application/octet-stream"'],
  ]),
  map('{query}', 'balancier_query', [
    ['""', '""'],
    ['default', '"?{query}"'],
  ]),
]

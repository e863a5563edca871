import { isContact } from '../../content/contactPage.ts'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { aliasesIn } from './feedAddresses.ts'
import { cacheControl, hashedFolders, securityHeaders, sharedFolders } from './headers.ts'
import type { Hosted } from './hostingFiles.ts'

type Headers = Readonly<Record<string, string>>

/** What is sent with the addresses of a pattern; `!` takes away what an earlier pattern has set. */
function section(pattern: string, headers: Headers, before: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(name in before ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  return [pattern, ...lines].join('\n')
}

/**
 * `_headers`, for Cloudflare Pages and Netlify. What is not named here both of them revalidate. Cloudflare adds up the
 * headers of all patterns that match, and keeps the last section of a pattern that stands twice: each stands once.
 * Netlify passes over the lines with `!` and lets the later pattern win.
 */
export function headersFile({ pages, policies }: Hosted): string {
  const everywhere = { ...securityHeaders, 'Content-Security-Policy': policies.site }
  const sections = new Map<string, Headers>()
  const add = (pattern: string, headers: Headers) =>
    sections.set(pattern, { ...sections.get(pattern), ...headers })
  for (const page of pages.filter(isContact)) add(page, { 'Content-Security-Policy': policies.contact })
  for (const locale of locales) add(`/${locale}/*`, { 'Content-Language': locale })
  // Named, so that both hosts take it away from what they send by themselves.
  const cache = { 'Cache-Control': cacheControl.hashed }
  for (const folder of hashedFolders) add(`/${folder}/*`, cache)
  for (const folder of sharedFolders) add(`/${folder}/*`, { 'Cross-Origin-Resource-Policy': 'cross-origin' })
  const before = { ...everywhere, ...cache }
  const all = [
    section('/*', everywhere, {}),
    ...[...sections].map(([pattern, headers]) => section(pattern, headers, before)),
  ]
  return `${all.join('\n\n')}\n`
}

/**
 * `_redirects`, for the same hosts: what they do not do by themselves. Endings (`.html`), slashes at the end and
 * `index.html` are theirs; capitals and doubled slashes are beyond them.
 */
export function redirectsFile({ pages }: Hosted): string {
  const homes = locales.map(locale => `/${locale}/ /${locale} 301`)
  const escaped = pages.flatMap(page => {
    const other = page.split('/').map(encodeURIComponent).join('/')
    return other === page ? [] : [`${other} ${page} 301`]
  })
  const feeds = [undefined, ...locales].flatMap(locale =>
    aliasesIn(locale).flatMap(([name, file]) => {
      const alias = `${locale ? `/${locale}` : ''}/${name}`
      // To Cloudflare, a slash at the end makes another address.
      const spellings = name.includes('.') ? [alias] : [alias, `${alias}/`]
      return spellings.map(spelling => `${spelling} /${locale ?? defaultLocale}/${file} 301`)
    }),
  )
  return `${[...homes, ...escaped, ...feeds].join('\n')}\n`
}

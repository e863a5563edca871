import { locales } from '../../i18n/locales.ts'
import { isContact } from '../../mail/contactPage.ts'
import { cacheControl, hashedFolders, securityHeaders, sharedFolders } from './headers.ts'
import type { Hosted } from './hostingFiles.ts'

type Headers = Readonly<Record<string, string>>

/** Cloudflare adds up the headers of all rules that match: what an earlier one has set is taken away (`!`) first. */
function rule(pattern: string, headers: Headers, instead = false): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(instead ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  return [pattern, ...lines].join('\n')
}

/**
 * `_headers`, for Cloudflare Pages and Netlify. What is not named here both of them revalidate. Netlify passes over the
 * lines with `!` and lets the later rule win.
 */
export function headersFile({ pages, policies }: Hosted): string {
  const rules = [
    rule('/*', { ...securityHeaders, 'Content-Security-Policy': policies.site }),
    ...pages.filter(isContact).map(page => rule(page, { 'Content-Security-Policy': policies.contact }, true)),
    ...locales.map(locale => rule(`/${locale}/*`, { 'Content-Language': locale })),
    ...hashedFolders.map(folder => rule(`/${folder}/*`, { 'Cache-Control': cacheControl.hashed }, true)),
    ...sharedFolders.map(folder =>
      rule(`/${folder}/*`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }, true),
    ),
  ]
  return `${rules.join('\n\n')}\n`
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
  return `${[...homes, ...escaped].join('\n')}\n`
}

import { type Locale, locales } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { caddyfile } from './caddy.ts'
import { headersFile, redirectsFile } from './edge.ts'
import { brotliConf, nginxConf } from './nginx.ts'
import type { Policies } from './policy.ts'

type Site = { paths: ReadonlyMap<Locale, ReadonlySet<string>>; policies: Policies }

/** What the hosting files need to know: the addresses, bare and in each language, and the two policies. */
export type Hosted = { pages: readonly string[]; policies: Policies }

/** Every address of the site: each bare one once, then those of each language. */
function addresses(paths: Site['paths']): string[] {
  const bare = new Set(locales.flatMap(locale => [...(paths.get(locale) ?? [])]))
  const own = locales.flatMap(locale =>
    [...(paths.get(locale) ?? [])].map(path => localizePath(path, locale)),
  )
  return [...bare, ...own]
}

/**
 * The configuration of each host, as path in the folder of a build and contents. Two files go into `dist`, where their
 * hosts look for them; all others beside it, so that they are not published.
 */
export function hostingFiles({ paths, policies }: Site): [string, string][] {
  const hosted = { pages: addresses(paths), policies }
  return [
    ['dist/_headers', headersFile(hosted)],
    ['dist/_redirects', redirectsFile(hosted)],
    ['hosting/nginx/balancier.conf', nginxConf(hosted)],
    ['hosting/nginx/brotli.conf', brotliConf],
    ['hosting/Caddyfile', caddyfile(hosted)],
    ['hosting/policies.json', JSON.stringify(policies, null, 2)],
  ]
}

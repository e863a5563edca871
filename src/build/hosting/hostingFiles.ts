import { caddyfile } from './caddy.ts'
import { headersFile, redirectsFile } from './edge.ts'
import { brotliConf, nginxConf } from './nginx.ts'
import type { Policies } from './policy.ts'

type Site = { addresses: Iterable<string>; policies: Policies }

/** What the hosting files need to know: the addresses, bare and in each language, and the two policies. */
export type Hosted = { pages: readonly string[]; policies: Policies }

/**
 * The configuration of each host, as path in the folder of a build and contents. Two files go into `dist`, where their
 * hosts look for them; all others beside it, so that they are not published.
 */
export function hostingFiles({ addresses, policies }: Site): [string, string][] {
  const hosted = { pages: [...addresses], policies }
  return [
    ['dist/_headers', headersFile(hosted)],
    ['dist/_redirects', redirectsFile(hosted)],
    ['hosting/nginx/balancier.conf', nginxConf(hosted)],
    ['hosting/nginx/brotli.conf', brotliConf],
    ['hosting/Caddyfile', caddyfile(hosted)],
    ['hosting/policies.json', JSON.stringify(policies, null, 2)],
  ]
}

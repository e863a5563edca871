import {
  cacheControl,
  fileFolders,
  hashedFolders,
  securityHeaders,
  sharedFolders,
  types,
  vary,
} from '../../hosting/headers.ts'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { languageTag, weightTiers } from './acceptLanguage.ts'
import type { Hosted } from './hostingFiles.ts'

const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`
const either = (words: readonly string[]) => words.join('|')
const codes = either(locales)

const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
  `map ${from} $${to} {\n${rows.map(([key, value]) => `    ${key} ${value};`).join('\n')}\n}\n`

/** The first of the languages that a text names, as `$code`; what it is called in the end is one of ours. */
const named = (from: string, to: string, otherwise: string) =>
  map(from, to, [
    ['default', otherwise],
    ...locales.map(code => [`"~*^${languageTag(code)}$"`, code] as const),
  ])

const headers = (list: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(list)
    .map(
      ([name, value]) =>
        `${indent}add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`,
    )
    .join('\n')

/** `add_header` in a location drops all that are inherited: each location names every one. */
function location(match: string, own: Readonly<Record<string, string>>, lines: readonly string[]): string {
  const all = { ...securityHeaders, 'Content-Security-Policy': '$policy', ...own }
  return [
    `    location ${match} {`,
    headers(all, '        '),
    ...lines.map(line => `        ${line}`),
    '    }',
  ].join('\n')
}

/**
 * The site for nginx: one file for the `http` context (`conf.d/`). An address is looked up, without regard to case, in
 * the table of all pages; any spelling but the canonical one is sent there in one step. At a bare address the file is
 * that of the visitor's language. `root` and `listen` are for the place where it runs.
 */
export function nginxConf({ pages, policies }: Hosted): string {
  const files = (folders: readonly string[]) => `~ "^/(?:${either(folders)})/"`
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
  const hashed = { 'Cache-Control': cacheControl.hashed, Vary: vary.encoding }
  const revalidated = { 'Cache-Control': cacheControl.revalidated, Vary: vary.encoding }
  const both = sharedFolders.filter(folder => hashedFolders.includes(folder))
  return `# Written by the build from src/hosting: change it there. It belongs into the http context: conf.d/balancier.conf.

${map('$uri', 'balancier_stem', [
  ['default', '-'],
  // Control signs match nothing here, so that none can come into an answer.
  ['"~*^(?<balancier_s>[^[:cntrl:]]*?)(?:\\.html)*(?:/(?:index)?(?:\\.html)*)*$"', '$balancier_s'],
])}
map_hash_max_size ${Math.max(2048, 2 ** Math.ceil(Math.log2(pages.length * 4)))};
map_hash_bucket_size 256;
${map('$balancier_stem', 'balancier_page', [
  ['default', '""'],
  ...pages.map(page => [page === '/' ? '""' : quote(page), quote(page)] as const),
])}
${map('$request_uri', 'balancier_asked', [['"~^(?<balancier_p>[^?]*)"', '$balancier_p']])}
${map('"$balancier_page|$balancier_asked"', 'balancier_moved', [
  ['default', '$balancier_page'],
  // What is no page has no other address, and a page at its own one stays.
  ['"~^\\|"', '""'],
  ['"~^(?<balancier_a>.+)\\|\\k<balancier_a>$"', '""'],
])}
${map('$http_accept_language', 'balancier_found', [
  ['default', defaultLocale],
  ...weightTiers(codes).map(tier => [`"~*${tier}"`, '$code'] as const),
])}
${map(
  '$balancier_found',
  'balancier_accepted',
  locales.map(code => [code, code] as const),
)}
${named('$cookie_i18next', 'balancier_kept', '$balancier_accepted')}
${named('$arg_lng', 'balancier_wanted', '$balancier_kept')}
${map('$uri', 'balancier_lng', [
  ['default', '$balancier_wanted'],
  ...locales.map(code => [`"~^/${code}(?:/|$)"`, code] as const),
])}
${map('$balancier_page', 'balancier_file', [
  ['default', '"/$balancier_lng$balancier_page.html"'],
  ['""', '/-'],
  ['/', '"/$balancier_lng.html"'],
  [`"~^/(?:${codes})(?:/|$)"`, '"$balancier_page.html"'],
])}
${map('$uri', 'balancier_cache', [
  ['default', quote(cacheControl.negotiated)],
  [`"~^/(?:${codes})(?:/|$)"`, quote(cacheControl.revalidated)],
])}
${map('$uri', 'balancier_vary', [
  ['default', quote(vary.language)],
  [`"~^/(?:${codes})(?:/|$)"`, quote(vary.encoding)],
])}
${map('$balancier_page', 'balancier_policy', [
  ['default', quote(policies.site)],
  [`"~^(?:/(?:${codes}))?/contact$"`, quote(policies.contact)],
])}
${map('$status', 'balancier_short', [
  ['default', quote(cacheControl.never)],
  ['301', quote(cacheControl.redirect)],
])}
${map('$status', 'balancier_allow', [
  ['default', '""'],
  ['405', '"GET, HEAD"'],
])}
# What is known of a visit, and nothing of the visitor.
log_format balancier escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$uri","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time}';

server {
    listen 8080;
    listen [::]:8080;
    root /usr/share/balancier;

    access_log /var/log/nginx/balancier.log balancier;
    server_tokens off;
    absolute_redirect off;
    large_client_header_buffers 4 8k;
    client_max_body_size 1k;
    gzip_static on;
    types {
${Object.entries(types)
  .map(([ending, type]) => `        ${type.split(';')[0]} ${ending};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml;
    etag on;

    # For what is answered here, before any location: refusals and redirects.
${headers({ ...securityHeaders, 'Content-Security-Policy': '$policy', 'Cache-Control': '$balancier_short', Allow: '$balancier_allow' }, '    ')}
    if ($request_method !~ "^(?:GET|HEAD)$") {
        return 405;
    }
    if ($balancier_moved) {
        return 301 $balancier_moved$is_args$args;
    }

    error_page 404 @missing;

${location('= /healthz', { 'Cache-Control': cacheControl.never }, ['access_log off;', 'default_type text/plain;', 'return 200 "ok";'])}

${location(files(both), { ...hashed, ...shared }, ['error_page 404 @nofile;', 'try_files $uri =404;'])}

${location(files(hashedFolders.filter(folder => !both.includes(folder))), hashed, ['error_page 404 @nofile;', 'try_files $uri =404;'])}

${location(files(sharedFolders.filter(folder => !both.includes(folder))), { ...revalidated, ...shared }, ['error_page 404 @nofile;', 'try_files $uri =404;'])}

${location(files(fileFolders.filter(folder => !hashedFolders.includes(folder))), revalidated, ['error_page 404 @nofile;', 'try_files $uri =404;'])}

    # Compressed copies answer for their files, never by their own names; hidden files for nothing.
    location ~* "\\.(?:br|gz)$|/\\.(?!well-known/)" {
        error_page 404 @nofile;
        return 404;
    }

${location('~ "\\.(?!html$)[A-Za-z0-9]+$"', revalidated, ['error_page 404 @nofile;', 'try_files $uri =404;'])}

${location(
  '/',
  {
    'Cache-Control': '$balancier_cache',
    Vary: '$balancier_vary',
    'Content-Language': '$balancier_lng',
  },
  [
    '# A tag is made of time and size, which two languages can share.',
    'etag off;',
    'if_modified_since off;',
    'try_files $balancier_file =404;',
  ],
)}

${location(
  '@missing',
  {
    'Cache-Control': '$balancier_cache',
    Vary: '$balancier_vary',
    'Content-Language': '$balancier_lng',
  },
  ['try_files /$balancier_lng/404.html =404;'],
)}

${location('@nofile', { 'Cache-Control': cacheControl.never }, ['default_type "text/plain; charset=utf-8";', 'return 404 "Not found";'])}
}
`.replaceAll('$policy', '$balancier_policy')
}

/** For \`conf.d/\` as well, where nginx has the module that serves brotli copies (Debian: libnginx-mod-http-brotli-static). */
export const brotliConf = '# Written by the build. Needs the module brotli_static.\nbrotli_static on;\n'

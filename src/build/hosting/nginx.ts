import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { anyLocale, inLocale } from './acceptLanguage.ts'
import { aliasesIn } from './feedAddresses.ts'
import {
  cacheControl,
  fileFolders,
  hashedFolders,
  securityHeaders,
  sharedFolders,
  types,
  vary,
} from './headers.ts'
import type { Hosted } from './hostingFiles.ts'
import { nginxMaps, quoted } from './nginxMaps.ts'

type Headers = Readonly<Record<string, string>>

const always: Headers = { ...securityHeaders, 'Content-Security-Policy': '$balancier_policy' }

const headers = (list: Headers) =>
  Object.entries(list).map(
    ([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`,
  )

/** `add_header` in a location drops all that are inherited: each location names every one. */
const location = (match: string, own: Headers, lines: readonly string[]) =>
  [
    `location ${match} {`,
    ...[...headers({ ...always, ...own }), ...lines].map(line => `    ${line}`),
    '}',
  ].join('\n')

/** Top-level folders of files, with the headers they are sent with. */
function folders(): string[] {
  return [...new Set([...fileFolders, ...sharedFolders])].map(folder => {
    const cache = hashedFolders.includes(folder) ? cacheControl.hashed : cacheControl.revalidated
    const own = {
      'Cache-Control': cache,
      Vary: vary.encoding,
      ...(sharedFolders.includes(folder) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    }
    return location(`~ "^/${folder}(?:/(?!.*\\.(?:br|gz)$)|$)"`, own, file)
  })
}

const file = ['error_page 404 @nofile;', 'error_page 416 @range;', 'try_files $uri =404;']
const page = {
  'Cache-Control': '$balancier_cache',
  Vary: '$balancier_vary',
  'Content-Language': '$balancier_lng',
}
// nginx builds ETags from time and size, which two languages can share.
const untagged = ['etag off;', 'if_modified_since off;']

/** Addresses where people look for a feed. The language is that of the address, or the visitor's. */
function feeds(locale: Locale | undefined): string[] {
  const files = new Set(aliasesIn(locale).map(([, file]) => file))
  return [...files].map(file => {
    const names = aliasesIn(locale).filter(([, other]) => other === file)
    const anyName = names.map(([name]) => name.replace('.', '\\.')).join('|')
    return location(
      `~* "^${locale ? `/(?:${anyLocale})` : ''}/(?:${anyName})/?$"`,
      locale
        ? { 'Cache-Control': cacheControl.redirect }
        : { 'Cache-Control': cacheControl.negotiated, Vary: vary.language },
      [`return ${locale ? 301 : 302} /$balancier_lng/${file};`],
    )
  })
}

const locations = () => [
  location('= /healthz', { 'Cache-Control': cacheControl.never }, [
    'access_log off;',
    'default_type text/plain;',
    'return 200 "ok";',
  ]),
  ...feeds(undefined),
  ...feeds(defaultLocale),
  ...folders(),
  // Compressed copies and hidden files are never served under their own names.
  'location ~* "\\.(?:br|gz)$|/\\.(?!well-known/)" {\n    error_page 404 @nofile;\n    return 404;\n}',
  location(
    '~ "\\.(?!html$)[A-Za-z0-9]+$"',
    { 'Cache-Control': cacheControl.revalidated, Vary: vary.encoding },
    file,
  ),
  location(`~ "${inLocale}"`, page, ['try_files $balancier_file =404;']),
  location('/', page, [...untagged, 'try_files $balancier_file =404;']),
  location(`= /${defaultLocale}/404.html`, page, ['internal;', ...untagged]),
  location('@missing', page, [...untagged, 'try_files /$balancier_lng/404.html =404;']),
  // nginx answers this with the headers it has set by then, and would add them again: only an empty one, which it leaves out.
  'location @range {\n    add_header Age "" always;\n    return 416;\n}',
  location('@nofile', { 'Cache-Control': cacheControl.never }, [
    'types { }',
    'default_type text/plain;',
    'return 404 "Not found";',
  ]),
]

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ')

/**
 * The site for nginx: one file for its `http` context. An address is looked up, without regard to case, in the table of
 * all pages; any spelling but the canonical one is sent there in one step. At a bare address the file is that of the
 * visitor's language. `root`, `listen` and the log are for the place where it runs.
 */
export const nginxConf = (
  hosted: Hosted,
): string => `# Written by the build from src/build/hosting: change it there.
# It belongs into the http context of nginx: /etc/nginx/conf.d/balancier.conf

${nginxMaps(hosted)}
# What was asked and how it was answered, and nothing of who asked.
log_format balancier escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$balancier_asked","status":$status,"seconds":$request_time}';

server {
    listen 8080;
    listen [::]:8080;
    root /usr/share/balancier;
    access_log /var/log/nginx/balancier.log balancier;

    server_tokens off;
    absolute_redirect off;
    client_max_body_size 1k;
    gzip_static on;
    if_modified_since before;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml;
    types {
${Object.entries(types)
  .map(([ending, type]) => `        ${type.split(';')[0]} ${ending};`)
  .join('\n')}
    }
    error_page 404 @missing;
    error_page 416 @range;
    # Of an address with broken percent-encoding nginx knows nothing, not even the language.
    error_page 400 =404 /${defaultLocale}/404.html;

    # For what is answered here, before any location: refusals and redirects.
${headers({ ...always, 'Cache-Control': '$balancier_short', Allow: '$balancier_allow' })
  .map(indented)
  .join('\n')}
    if ($request_method !~ "^(?:GET|HEAD)$") {
        return 405;
    }
    if ($balancier_moved) {
        return 301 $balancier_moved$is_args$args;
    }

${locations().map(indented).join('\n\n')}
}
`

/** Goes beside it where nginx has the module that serves brotli copies (Debian: libnginx-mod-http-brotli-static). */
export const brotliConf =
  '# Written by the build, for nginx with the module brotli_static.\nbrotli_static on;\n'

import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { anyLocale, inLocale } from './acceptLanguage.ts'
import { caddyMaps, escaped } from './caddyMaps.ts'
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

const header = (matcher: string, list: Readonly<Record<string, string>>) =>
  Object.entries(list).map(([name, value]) => `header ${matcher}${name} "${value}"`)

const below = (list: readonly string[]) => list.map(folder => `/${folder}/*`).join(' ')

const folders = [...new Set([...fileFolders, ...sharedFolders])].join('|')
const fileMatcher = `@file {
    path_regexp \\.[A-Za-z0-9]+$|^/(?:${folders})(?:/|$)
    not path *.html
}`

/** Addresses where people look for a feed, as in nginx. */
function feeds(locale: Locale | undefined): string[] {
  const files = new Set(aliasesIn(locale).map(([, file]) => file))
  return [...files].map(file => {
    const names = aliasesIn(locale).filter(([, other]) => other === file)
    const anyName = names.map(([name]) => escaped(name)).join('|')
    const matcher = `@${locale ? 'own' : 'bare'}_${file.replace('.', '_')}`
    return `${matcher} path_regexp (?i)^${locale ? `/(?:${anyLocale})` : ''}/(?:${anyName})/?$
route ${matcher} {
    header Cache-Control "${locale ? cacheControl.redirect : cacheControl.negotiated}"${locale ? '' : `\n    header Vary "${vary.language}"`}
    redir * /{balancier_lng}/${file} ${locale ? 301 : 302}
}`
  })
}

/** An address of a page in one language differs by encoding alone. The file server adds a Vary of its own: this replaces it. */
const varyByAddress = `@localized path_regexp ${inLocale}
            header @localized {
                Vary "${vary.encoding}"
                defer
            }
            @bare not path_regexp ${inLocale}
            header @bare {
                Vary "${vary.language}"
                defer
            }`

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ')

/**
 * The site for Caddy. Where it stands and under what name is said by its environment: BALANCIER_ADDRESS (a domain name,
 * for which Caddy fetches its certificate) and BALANCIER_ROOT.
 */
export const caddyfile = (
  hosted: Hosted,
): string => `# Written by the build from src/build/hosting: change it there.
# BALANCIER_ADDRESS=www.example.com BALANCIER_ROOT=/srv/dist caddy run --config Caddyfile

{$BALANCIER_ADDRESS:http://localhost:8080} {
    root * {$BALANCIER_ROOT:/usr/share/balancier}
    # What was asked and how it was answered, and nothing of who asked.
    log {
        format filter {
            wrap json
            fields {
                request>remote_ip delete
                request>remote_port delete
                request>client_ip delete
                request>headers delete
                request>tls delete
                request>uri regexp "[?].*" ""
                resp_headers delete
                user_id delete
            }
        }
    }
    route {
        uri path_regexp /{2,} /
${caddyMaps(hosted)
  .map(map => indented(indented(map)))
  .join('\n')}
${indented(indented(header('', { ...securityHeaders, 'Content-Security-Policy': '{balancier_policy}' }).join('\n')))}
        header -Server

        @changing not method GET HEAD
        route @changing {
            header Allow "GET, HEAD"
            header Cache-Control ${cacheControl.never}
            respond 405
        }
        route /healthz {
            header Cache-Control ${cacheControl.never}
            respond "ok"
        }

${[...feeds(undefined), ...feeds(defaultLocale)].map(text => indented(indented(text))).join('\n')}

        @moved expression \`{balancier_page} != "" && {http.request.orig_uri} != {balancier_page} + {balancier_query}\`
        route @moved {
            header Cache-Control "${cacheControl.redirect}"
            redir {balancier_page}{balancier_query} 301
        }

        @page expression \`{balancier_page} != ""\`
        route @page {
            header Cache-Control "{balancier_cache}"
            header Content-Language {balancier_lng}
            # The file server adds a Vary of its own: these replace it. They are written last, when a placeholder has
            # the path of the file, so that matchers choose.
            ${varyByAddress}
            # A tag is made of time and size, which two languages can share.
            request_header @bare -If-None-Match
            request_header @bare -If-Modified-Since
            header @bare -Etag
            header @bare -Last-Modified
            rewrite * {balancier_folder}{balancier_name}.html
            file_server {
                precompressed br gzip
            }
        }

        # Compressed copies answer for their files, never by their own names; hidden files for nothing.
        @never path_regexp (?i)\\.(?:br|gz)$|/\\.[^w]|/\\.w[^e]
        ${fileMatcher}
        route @file {
            error @never 404
            header Cache-Control ${cacheControl.revalidated}
            header {
                Vary "${vary.encoding}"
                defer
            }
            header Content-Type "{balancier_type}"
            @hashed path ${below(hashedFolders)}
            header @hashed Cache-Control "${cacheControl.hashed}"
            @shared path ${below(sharedFolders)}
            header @shared Cross-Origin-Resource-Policy cross-origin
            file_server {
                precompressed br gzip
            }
        }
        error 404
    }

    handle_errors {
        route {
            request_header -If-None-Match
            request_header -If-Modified-Since
            request_header -Range
            header -Etag
            header -Last-Modified
            ${fileMatcher}
            route @file {
                header Cache-Control ${cacheControl.never}
                header -Vary
                header Content-Type "text/plain; charset=utf-8"
                respond "Not found" 404
            }
            header Cache-Control "{balancier_cache}"
            ${varyByAddress}
            header Content-Language {balancier_lng}
            header Content-Type "${types.html}"
            rewrite * /{balancier_lng}/404.html
            file_server {
                precompressed br gzip
                status 404
            }
        }
    }
}
`

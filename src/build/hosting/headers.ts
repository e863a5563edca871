/** Sent with every answer, beside the policy (policy.ts). */
export const securityHeaders = {
  // Two years. It covers this host alone: whether all subdomains speak HTTPS is for their owner to say.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(),display-capture=(),geolocation=(),hid=(),microphone=(),midi=(),payment=(),serial=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Top-level folders whose files other sites may embed: images for shared links, covers in feeds. */
export const sharedFolders: readonly string[] = ['cards', 'covers']

/** The Cache-Control header by kind of response. */
export const cacheControl = {
  /** The file name contains a hash of the contents. */
  hashed: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated on each use; the ETag makes that cheap. */
  revalidated: 'no-cache',
  /** A bare address: the response depends on the visitor's language, so shared caches must not store it. */
  negotiated: 'private, no-cache',
  /** Browsers cache a 301 forever unless told otherwise; a mistake could not be undone. */
  redirect: 'public, max-age=3600',
  never: 'no-store',
} as const

export const vary = {
  encoding: 'Accept-Encoding',
  language: 'Accept-Language, Cookie, Accept-Encoding',
} as const

/** Top-level folders of the built site whose file names contain a hash. */
export const hashedFolders: readonly string[] = ['assets', 'covers', 'fonts']

/** Top-level folders that contain files only, never pages. */
export const fileFolders: readonly string[] = [...hashedFolders, 'data']

/** Content types by file extension. Text types state their charset: without one some clients guess. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

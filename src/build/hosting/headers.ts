/** Sent with every answer, beside the policy (policy.ts). */
export const securityHeaders = {
  // For two years. It binds this host alone: whether all below it speak HTTPS is for its owner to say.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(),display-capture=(),geolocation=(),hid=(),microphone=(),midi=(),payment=(),serial=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Top folders whose pictures others may show: where a link is shared, and in readers of the feeds. */
export const sharedFolders: readonly string[] = ['cards', 'covers']

/** How long an answer may be kept, by what it answers. */
export const cacheControl = {
  /** The name holds a hash of the contents: a change is a new name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, and asked about each time; the ETag makes the answer short. */
  revalidated: 'no-cache',
  /** A bare address: what it shows is one visitor's language, so no shared cache may keep it. */
  negotiated: 'private, no-cache',
  /** Browsers keep a 301 for good unless told otherwise, and a mistaken one could then not be taken back. */
  redirect: 'public, max-age=3600',
  never: 'no-store',
} as const

export const vary = {
  encoding: 'Accept-Encoding',
  language: 'Accept-Language, Cookie, Accept-Encoding',
} as const

/** Top folders of the built site whose file names hold a hash. */
export const hashedFolders: readonly string[] = ['assets', 'covers', 'fonts']

/** Top folders that hold files only, never a page. */
export const fileFolders: readonly string[] = [...hashedFolders, 'data']

/** Types by the ending of a file's name. Texts say their charset: without one, some clients fall back to a local one. */
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

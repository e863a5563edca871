/** Content types by ending; pages have none. Some hosts send fonts without a type. */
const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  woff2: /^(?:font|application)\/|^$/,
}

/** The pathname of a request. */
export const pathOf = ({ url }: { url: string }): string => new URL(url).pathname

/**
 * Whether a response may be cached for this pathname: complete, from the address itself, and of the type that its
 * ending promises, so not a proxy's or host's HTML.
 */
export function isCacheable(pathname: string, response: Response): boolean {
  const [, ending] = /\.(\w+)$/.exec(pathname) ?? []
  const type = ending === undefined ? /^text\/html/ : (types[ending] ?? /^image\//)
  return (
    response.status === 200 && !response.redirected && type.test(response.headers.get('content-type') ?? '')
  )
}

/**
 * What is wrong with the address of a site, with the fix, as the end of a sentence; undefined if it is an origin: scheme
 * and host, nothing behind them.
 * @example originFault('www.example.com') // 'has no https:// at its beginning: write https://www.example.com'
 * @example originFault('https://www.example.com') // undefined
 */
export function originFault(text: string): string | undefined {
  const fault = faultOf(text)
  return fault && `${fault}: write ${fixed(text.trim())}`
}

function faultOf(text: string): string | undefined {
  const url = URL.parse(text)
  if (/\s/.test(text)) return 'has a space in it'
  if (!/^https?:\/\//i.test(text)) return 'has no https:// at its beginning'
  if (!url) return 'is no address'
  if (url.username || url.password) return 'names a user'
  if (/[?#]/.test(text)) return 'has a query or a fragment'
  if (url.pathname !== '/') return 'has a path, but the site needs a host of its own'
  if (text.endsWith('/')) return 'has a slash at its end'
  return url.origin === text ? undefined : 'is not written as browsers write it'
}

/** The same address as it should be written, as far as it can be guessed. */
function fixed(text: string): string {
  const address = text.replace(/\s/g, '').replace(/^(?:(?:https?|ftp):?\/\/|https?:)?\/*/i, '')
  const url = URL.parse(`${/^http:\/\//i.test(text) ? 'http' : 'https'}://${address}`)
  return url?.hostname ? url.origin : 'https://www.example.com'
}

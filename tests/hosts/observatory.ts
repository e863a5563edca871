import type { IncomingHttpHeaders } from 'node:http'

type Policy = Map<string, string[]>

const parse = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map(part => part.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...values]) => [name, values]),
  )

/** Several policies as one: a source must stand in each that has the directive; one of a page alone allows nothing. */
function combined([first = new Map(), ...others]: Policy[]): Policy {
  const all = new Map(first)
  for (const other of others) {
    for (const [name, values] of other) {
      const kept = (all.get(name) ?? []).filter(value => values.includes(value))
      all.set(name, kept.length > 0 ? kept : ["'none'"])
    }
  }
  return all
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

function policyPoints(policies: Policy[]): number {
  if (policies.length === 0) return -25
  const policy = combined(policies)
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const script = of('script-src')
  const style = of('style-src')
  const has = (values: string[], bad: string[]) => values.some(value => bad.includes(value))
  if (has(script, [...broad, ...inline]) || has(of('object-src'), broad)) return -20
  if ([...policy.values()].flat().some(value => /^(http|ftp):/.test(value))) return -20
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10
  if (has(style, [...broad, ...inline])) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/**
 * The score of an answer over HTTPS by the rules of Mozilla's HTTP Observatory (algorithm 4; 100 and more is A+), as far
 * as an answer can tell: the certificate and the redirect from HTTP are the host's, cookies and CORS there are none.
 * With `html`, the policy and the scripts in the page count as well.
 */
export function observatory(headers: IncomingHttpHeaders, html = ''): number {
  const one = (name: string) => String(headers[name] ?? '').toLowerCase()
  const sent = one('content-security-policy')
  const [, inPage = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const policies = [sent, inPage].filter(Boolean).map(parse)

  const age = Number(/max-age=(\d+)/.exec(one('strict-transport-security'))?.[1] ?? Number.NaN)
  const transport = Number.isNaN(age) ? -20 : age < 15_552_000 ? -10 : 0
  const referrer = one('referrer-policy')
  const secret = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  const framing = parse(sent).has('frame-ancestors') ? 5 : one('x-frame-options') ? 0 : -20
  const resources = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }[
    one('cross-origin-resource-policy')
  ]
  const foreign = /<script[^>]*\ssrc="(?:https?:)?\/\//.test(html) ? -50 : 0
  const extra = [
    policyPoints(policies),
    secret.includes(referrer) ? 5 : referrer ? -5 : 0,
    framing,
    resources ?? 0,
  ]
  const penalties = [
    transport,
    one('x-content-type-options') === 'nosniff' ? 0 : -5,
    foreign,
    ...extra,
  ].filter(points => points < 0)
  const base = 100 + penalties.reduce((sum, points) => sum + points, 0)
  // Points above a hundred are given only to what scores 90 without them.
  if (base < 90) return base
  return base + extra.filter(points => points > 0).reduce((sum, points) => sum + points, 0)
}

/** What a row expects of a response; what it does not name is not checked. */
type Expected = { status?: number; encoding?: string; language?: string }

/**
 * A request as RFC 9110 writes it, and what is answered. `{etag}`, `{opaque}` (the tag without `W/`) and `{modified}`
 * stand for the validators of the same request without conditions. `unlike` names the hosts that answer otherwise, how,
 * and why that can be borne.
 */
export type Row = {
  path: string
  headers: Record<string, string>
  method?: 'HEAD'
  expected: Expected
  unlike?: { nginx?: [Expected, why: string]; caddy?: [Expected, why: string] }
}

const page = '/fr/paiements'
const bare = '/paiements'
const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT'

const when = (
  path: string,
  headers: Record<string, string>,
  status: number,
  unlike: Row['unlike'] = {},
): Row => ({ path, headers, expected: { status }, unlike })

const untagged: [Expected, string] = [
  { status: 200 },
  'its tags and dates are blind to languages: bare addresses have none',
]

const partly: [Expected, string] = [{ status: 206 }, 'it describes the part; HEAD has no body to be cut']

const conditions: Row[] = [
  when(page, { 'If-None-Match': '{etag}' }, 304),
  when(page, { 'If-None-Match': 'W/{opaque}' }, 304),
  when(page, { 'If-None-Match': '{opaque}' }, 304),
  when(page, { 'If-None-Match': '"other", W/"more" ,{etag}' }, 304),
  when(page, { 'If-None-Match': '*' }, 304),
  when(page, { 'If-None-Match': '"other"' }, 200),
  when(page, { 'If-None-Match': '<script>' }, 200),
  when(page, { 'If-Modified-Since': '{modified}' }, 304),
  when(page, { 'If-Modified-Since': 'Fri, 31 Dec 2100 23:59:59 GMT' }, 304),
  when(page, { 'If-Modified-Since': longAgo }, 200),
  when(page, { 'If-Modified-Since': 'no date' }, 200),
  // If-None-Match alone decides where both are sent.
  when(page, { 'If-None-Match': '"other"', 'If-Modified-Since': '{modified}' }, 200),
  when(page, { 'If-None-Match': '{etag}', 'If-Modified-Since': longAgo }, 304, {
    nginx: [{ status: 200 }, 'it asks for both; the whole page is right as well'],
  }),
  when(page, { 'If-None-Match': '{etag}', Range: 'bytes=0-3' }, 304),
  { ...when(page, { 'If-None-Match': '{etag}' }, 304), method: 'HEAD' },
  { ...when(page, { 'If-Modified-Since': '{modified}' }, 304), method: 'HEAD' },
  when('/robots.txt', { 'If-None-Match': '{etag}' }, 304),
  when('/fr/nothing', { 'If-None-Match': '*' }, 404),
  when('/nothing.txt', { 'If-None-Match': '*' }, 404),
  when(bare, { 'If-None-Match': '"other", {etag}' }, 304, { nginx: untagged, caddy: untagged }),
  when(bare, { 'If-None-Match': '*' }, 304, { caddy: untagged }),
  when(bare, { 'If-None-Match': '"other"', 'If-Modified-Since': '{modified}' }, 200),
  when(bare, { 'If-Modified-Since': '{modified}' }, 304, { nginx: untagged, caddy: untagged }),
  when('/robots.txt', { Range: 'bytes=0-3' }, 206),
  when('/robots.txt', { Range: 'bytes=2-' }, 206),
  when('/robots.txt', { Range: 'bytes=99999-' }, 416),
  when('/robots.txt', { Range: 'items=0-3' }, 200, {
    caddy: [{ status: 416 }, 'it takes an unknown unit for a wrong range'],
  }),
  when('/robots.txt', { Range: 'bytes=0-3', 'If-Range': '"other"' }, 200),
  { ...when('/robots.txt', { Range: 'bytes=0-3' }, 200, { nginx: partly, caddy: partly }), method: 'HEAD' },
]

const encoded = (accepted: string, encoding: string, unlike: Row['unlike'] = {}): Row => ({
  path: page,
  headers: { 'Accept-Encoding': accepted },
  expected: { status: 200, encoding },
  unlike,
})

const unweighed = (encoding: string): [Expected, string] => [
  { status: 200, encoding },
  'of weights it knows refusals alone; what it sends is accepted',
]
const noAsterisk: [Expected, string] = [
  { status: 200, encoding: 'none' },
  'it reads names alone; what it sends is accepted',
]
const asItIs: [Expected, string] = [
  { status: 200, encoding: 'none' },
  'it never answers 406; a page that was refused is better than none',
]

const refused = (accepted: string): Row => ({
  ...encoded(accepted, 'none', { nginx: asItIs, caddy: asItIs }),
  expected: { status: 406 },
})

const compression: Row[] = [
  encoded('gzip, deflate, br, zstd', 'br'),
  encoded('br', 'br'),
  encoded('GZIP', 'gzip'),
  encoded('gzip;q=0.001', 'gzip'),
  encoded('br;q=0, gzip', 'gzip'),
  encoded('gzip;q=0.9, br;q=0.5', 'gzip', { nginx: unweighed('br') }),
  encoded('gzip;q=0.5, br;q=0.9', 'br'),
  encoded('identity;q=0.9, gzip;q=0.5', 'none', {
    nginx: unweighed('gzip'),
    caddy: [{ status: 200, encoding: 'gzip' }, 'it prefers any copy to none; what it sends is accepted'],
  }),
  encoded('identity', 'none'),
  encoded('', 'none'),
  encoded('zstd, abr', 'none'),
  encoded('br;q=0, gzip;q=0.0', 'none'),
  encoded('*', 'br', { nginx: noAsterisk, caddy: noAsterisk }),
  encoded('*, br;q=0', 'gzip', { nginx: noAsterisk, caddy: noAsterisk }),
  encoded('*;q=0, gzip', 'gzip'),
  encoded('identity;q=0, gzip', 'gzip'),
  refused('identity;q=0'),
  refused('*;q=0'),
]

const spoken = (accepted: string, language: string, unlike: Row['unlike'] = {}): Row => ({
  path: bare,
  headers: { 'Accept-Language': accepted },
  expected: { status: 200, language },
  unlike,
})

const tenths: [Expected, string] = [
  { status: 200, language: 'fr' },
  'it compares the first decimals alone, then the order',
]

const languages: Row[] = [
  spoken('', 'fr'),
  spoken('en-GB,en;q=0.9', 'en'),
  spoken('de, it;q=0.5', 'fr'),
  spoken('fr, en', 'fr'),
  spoken('en, fr', 'en'),
  spoken('de-CH, EN-us;q=0.4, fr;q=0.3', 'en'),
  spoken('fr;q=0.4, en;q=0.9', 'en'),
  spoken('fr-CH, en;q=0.7, fr;q=0.3', 'fr'),
  spoken('fr;q=0.85, en;q=0.89', 'en', { nginx: tenths, caddy: tenths }),
  // An explicitly refused language is not served; one that is not named is.
  spoken('fr;q=0', 'en'),
  spoken('fr;q=0.000, de', 'en'),
  spoken('fr-FR;q=0', 'en'),
  spoken('en;q=0', 'fr'),
  spoken('en;q=0, fr;q=0.1', 'fr'),
  spoken('fr;q=0, en;q=0', 'fr'),
  spoken('fr;q=nonsense, en;q=0.1', 'en'),
  // An asterisk is every language that is not named.
  spoken('*', 'fr'),
  spoken('*;q=0', 'fr'),
  spoken('fr;q=0, *', 'en'),
  spoken('fr;q=0, *;q=0.1', 'en'),
  spoken('en;q=0.5, *', 'fr'),
  spoken('en, *;q=0.5', 'en'),
  spoken('fr;q=0.3, *;q=0.5', 'en'),
  spoken('fr;q=0.3, en;q=0.4, *', 'en'),
  spoken('fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'),
]

export const requests = { conditions, compression, languages }

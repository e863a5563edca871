/** What RFC 3986 lets stand in a path segment though `encodeURIComponent` escapes it. */
const allowedInSegments = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

const encoded = (text: string) => encodeURIComponent(text).replace(allowedInSegments, decodeURIComponent)

/** One segment in its only spelling; a segment whose encoding is broken keeps its percent signs. */
function canonicalSegment(segment: string): string {
  const text = segment.toWellFormed()
  try {
    return encoded(decodeURIComponent(text))
  } catch {
    return encoded(text).replaceAll('%25', '%')
  }
}

/**
 * The canonical spelling of a pathname: one leading slash, no double or trailing slashes, no `.html` or `index`, `&`
 * and the like unescaped, everything else escaped as UTF-8. Never throws, never returns an address that browsers read
 * as another host, and keeps letter case and dot segments.
 * @example canonicalPath('/fr/paiements/') // '/fr/paiements'
 * @example canonicalPath('//fr//index.html') // '/fr'
 * @example canonicalPath('/fr/blog-post-temoignage-kaufman%26broad.html') // '/fr/blog-post-temoignage-kaufman&broad'
 * @example canonicalPath('/%E0%A4%A') // '/%E0%A4%A'
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname
    .split('/')
    .filter(segment => segment !== '')
    .map(canonicalSegment)
  for (let last = segments.pop(); last !== undefined; last = segments.pop()) {
    const page = last.replace(/(?:\.html)+$/i, '')
    if (page === '' || page === 'index') continue
    segments.push(page)
    break
  }
  return `/${segments.join('/')}`
}

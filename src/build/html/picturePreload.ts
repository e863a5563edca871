const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** The sources of a picture in the order in which browsers try them. */
function sourcesOf(html: string, image: RegExpExecArray): string[] {
  const before = html.slice(html.lastIndexOf('<picture>', image.index), image.index)
  const sources = before.includes('</picture>') ? [] : (before.match(/<source[^>]*>/g) ?? [])
  // Browsers that cannot read AVIF load the `img` itself, a little later.
  return sources.some(source => attribute(source, 'type')) ? sources : [...sources, image[0]]
}

/**
 * Preload links for the picture of the first screen (`fetchpriority`): with a policy in the page, browsers do not scan
 * ahead and would first request other files, such as the icons in closed menus. Each link has the media condition under
 * which its source is used.
 * @example picturePreload('<picture><img src="/a.svg" fetchPriority="high"></picture>')
 * // '<link rel="preload" as="image" fetchpriority="high" href="/a.svg">'
 */
export function picturePreload(html: string): string {
  const image = /<img[^>]* fetchpriority="high"[^>]*>/i.exec(html)
  if (!image) return ''
  let others = ''
  return sourcesOf(html, image)
    .map(source => {
      const own = attribute(source, 'media')
      const address = attribute(source, 'src')
      const values = {
        href: address,
        imagesrcset: address === undefined ? attribute(source, 'srcset') : undefined,
        imagesizes: attribute(source, 'sizes'),
        type: attribute(source, 'type'),
        media: own ?? others,
      }
      if (own) others = `not ${own}`
      const written = Object.entries(values).flatMap(([name, value]) => (value ? `${name}="${value}"` : []))
      return `<link rel="preload" as="image" fetchpriority="high" ${written.join(' ')}>`
    })
    .join('')
}

/**
 * The path of a page's image for shared links, relative to the site's root.
 * @example cardFile('/blog-post-a&b', 'fr') // 'cards/fr/blog-post-a-b.png'
 * @example cardFile('/', 'en') // 'cards/en/home.png'
 */
export const cardFile = (path: string, locale: string): string =>
  `cards/${locale}/${path.slice(1).replace(/[^a-z0-9-]+/g, '-') || 'home'}.png`

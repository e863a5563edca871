/**
 * Where the picture of a page lies that stands for it where its link is shared, below the site's address.
 * @example cardFile('/blog-post-a&b', 'fr') // 'cards/fr/blog-post-a-b.png'
 * @example cardFile('/', 'en') // 'cards/en/home.png'
 */
export const cardFile = (path: string, locale: string): string =>
  `cards/${locale}/${path.slice(1).replace(/[^a-z0-9-]+/g, '-') || 'home'}.png`

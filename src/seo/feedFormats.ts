/** The feeds of a language, below its folder. */
export const feedFormats = [
  { type: 'application/atom+xml', file: 'feed.xml' },
  { type: 'application/feed+json', file: 'feed.json' },
] as const

import { languageOffer } from './browser/languageOffer.ts'
import { watchSearch } from './browser/searchDoor.ts'
import { wholeStylesheet } from './browser/stylesheet.ts'
import type { AppRouter } from './router.tsx'

/** What a page gets once it is there and the browser idle: the search, all styles, what navigation needs, an offer. */
export async function settle(router: AppRouter): Promise<void> {
  watchSearch(async () => (await import('./pages/search/openSearch.tsx')).openSearch(router))
  await Promise.all([wholeStylesheet(), import('./browser/arrival.ts')])
  const offer = languageOffer()
  if (offer) await (await import('./site/languages/openOffer.tsx')).openOffer(offer)
}

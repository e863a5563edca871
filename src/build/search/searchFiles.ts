import { type Locale, locales } from '../../i18n/locales.ts'
import { buildIndex } from '../../search/searchIndex.ts'
import { readSearchedArticles, readSynonyms, type SearchedPage, searchDocuments } from './searchData.ts'

/**
 * The search indexes, one a language, of its pages and articles. Yields path in `dist` and contents;
 * `velite` is the folder of the compiled content.
 */
export async function* searchFiles(
  velite: string,
  pages: readonly { locale: Locale; search?: SearchedPage }[],
): AsyncGenerator<[file: string, contents: string]> {
  const groups = await readSynonyms(velite)
  for (const locale of locales) {
    const own = pages.flatMap(page => (page.locale === locale && page.search ? page.search : []))
    const articles = await readSearchedArticles(velite, locale)
    const documents = searchDocuments({ locale, articles, groups })(own)
    yield [`data/${locale}/search.json`, buildIndex(documents, locale)]
  }
}

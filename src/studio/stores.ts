import { calls } from './calls.ts'
import { EditStore, type Written } from './editStore.ts'

/** The browser's storage; undefined where it is blocked. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** One store a language, for as long as the studio is open: a save ends well after another language was chosen. */
function byLocale<Store>(make: (locale: string) => Store): (locale: string) => Store {
  const stores = new Map<string, Store>()
  return locale => {
    const store = stores.get(locale) ?? make(locale)
    stores.set(locale, store)
    return store
  }
}

/** What a save of texts did. */
export type SavedTexts = Written & { files: readonly string[] }

/** The edits of texts, by message id. */
export const textStore = byLocale(
  locale =>
    new EditStore<SavedTexts>({
      prefix: `balancier-studio-${locale}-text-`,
      storage: storage(),
      async write(changes) {
        const { files, saved, conflicts } = await calls.saveEntries(locale, changes)
        const texts = new Map(changes.map(({ id, text }) => [id, text]))
        return {
          files,
          written: Object.fromEntries(saved.map(id => [id, texts.get(id) ?? ''])),
          theirs: Object.fromEntries(conflicts.map(({ id, theirs }) => [id, theirs])),
        }
      },
    }),
)

/** The edits of articles, by the id of the article. */
export const articleStore = byLocale(
  locale =>
    new EditStore({
      prefix: `balancier-studio-${locale}-article-`,
      storage: storage(),
      async write(changes) {
        const written: Record<string, string> = {}
        const theirs: Record<string, string> = {}
        for (const change of changes) {
          const answer = await calls.saveArticle({ ...change, locale })
          if ('theirs' in answer) theirs[change.id] = answer.theirs
          else written[change.id] = answer.written
        }
        return { written, theirs }
      },
    }),
)

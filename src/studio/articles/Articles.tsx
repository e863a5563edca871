import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Tag } from '../../components/ui/Tag.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { calls } from '../calls.ts'
import { moveFocus } from '../moveFocus.ts'
import { articleStore } from '../stores.ts'
import * as styles from './Articles.css.ts'
import { type Article, articleState, titleOf } from './article.ts'

const tones = { missing: 'waiting', behind: 'waiting', unstamped: 'neutral', current: 'positive' } as const
const words = {
  missing: 'missing',
  behind: 'source changed',
  unstamped: 'version unknown',
  current: 'up to date',
} as const

const translations = (articles: readonly Article[]) =>
  Object.fromEntries(articles.map(({ id, translation }) => [id, translation]))

/** The articles of a language, read again when they change on disk. */
export function useArticles(locale: Locale, wanted: boolean) {
  const store = articleStore(locale)
  const { files, saving } = useSyncExternalStore(store.watch, store.edits)
  const [loaded, setLoaded] = useState<{ locale: Locale; articles: readonly Article[] }>()
  const load = useCallback(async () => {
    // Without a response keep the list; saving checks against the file in any case.
    const read = await store.read(() => calls.articles(locale), translations).catch(() => undefined)
    if (read) setLoaded({ locale, articles: read })
  }, [locale, store])
  useEffect(() => {
    // What was read while an article is saved would be old.
    if (!wanted || saving) return
    void load()
    import.meta.hot?.on('studio:articles', load)
    return () => import.meta.hot?.off('studio:articles', load)
  }, [wanted, saving, load])
  return useMemo(
    () =>
      (loaded?.locale === locale ? loaded.articles : []).map(article => ({
        ...article,
        translation: files[article.id] ?? article.translation,
      })),
    [loaded, locale, files],
  )
}

type ArticlesProps = {
  articles: readonly Article[]
  chosenId: string | undefined
  onChoose: (article: Article) => void
}

/** The articles with the states of their translations. */
export function Articles({ articles, chosenId, onChoose }: ArticlesProps) {
  const listed = articles.some(article => article.id === chosenId)
  const open = articles.filter(article => articleState(article).state !== 'current').length
  return (
    <section aria-label="Articles" className={styles.articles} data-pane="entries">
      <p className={styles.count} role="status">
        {articles.length} articles, {open} to look at
      </p>
      <ul className={styles.list} onKeyDown={moveFocus}>
        {articles.map((article, index) => {
          const { state } = articleState(article)
          const chosen = article.id === chosenId
          return (
            <li key={article.id}>
              <button
                type="button"
                className={styles.article}
                aria-current={chosen ? 'true' : undefined}
                tabIndex={chosen || (!listed && index === 0) ? 0 : -1}
                onClick={() => onChoose(article)}
              >
                <span className={styles.title}>{titleOf(article)}</span>
                <span className={styles.id}>{article.id}</span>
                <Tag tone={tones[state]}>{words[state]}</Tag>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

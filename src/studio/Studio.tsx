import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { AreaList } from './AreaList.tsx'
import { ArticleEditor } from './articles/ArticleEditor.tsx'
import { Articles, useArticles } from './articles/Articles.tsx'
import { CompareFile } from './articles/CompareFile.tsx'
import { checkFor } from './checks.ts'
import { useCommands } from './commands.ts'
import { Editor } from './Editor.tsx'
import { EntryList } from './EntryList.tsx'
import { type Filter, filtered, type JudgedEntry, nextToDo } from './entries.ts'
import { Preview, widths } from './Preview.tsx'
import { pageOf } from './pageOf.ts'
import { focusPane, isPaneFocused, nextPane } from './panes.ts'
import { Shortcuts } from './Shortcuts.tsx'
import * as styles from './Studio.css.ts'
import { type Mode, TopBar } from './TopBar.tsx'
import { useEntries } from './useEntries.ts'
import { type Texts, usePage } from './usePage.ts'
import { useGlossary, usePages } from './useServer.ts'
import { useSteady } from './useSteady.ts'

const translatedLocales = locales.filter(locale => locale !== defaultLocale)
const none: Texts = {}
const editChosen = () => focusPane('edit')

/** The translators’ studio: lists on the left, the running page and the editor on the right. */
export function Studio() {
  const [locale, setLocale] = useState<Locale>(translatedLocales[0] ?? defaultLocale)
  const [mode, setMode] = useState<Mode>('texts')
  const [filter, setFilter] = useState<Filter>({ area: '', state: '', query: '' })
  const [chosenId, setChosenId] = useState<string>()
  // Counts requests to focus the text: each entry has a field of its own, without focus at first.
  const [writing, setWriting] = useState(0)
  useEffect(() => {
    if (writing > 0) focusPane('edit')
  }, [writing])
  const [overlay, setOverlay] = useState(none)
  const [width, setWidth] = useState(0)
  const help = useRef<HTMLDialogElement>(null)

  const glossary = useGlossary()
  const check = useMemo(() => checkFor(locale, glossary), [locale, glossary])
  const catalog = useEntries(locale, check)
  const { entries } = catalog
  const texts = useMemo(() => ({ ...catalog.texts, ...overlay }), [catalog.texts, overlay])
  const [articleId, setArticleId] = useState<string>()
  const articles = useArticles(locale, mode === 'articles')
  const article = articles.find(one => one.id === articleId)
  const page = usePage({
    locale,
    filed: catalog.filed,
    texts,
    onPick: id => {
      // Keep a compared file open: its editor stays mounted.
      setMode(now => (now === 'articles' ? 'texts' : now))
      setChosenId(id)
      page.show(id)
      // Clear the filter if it hides the selected entry.
      setFilter(now =>
        listed(now).some(entry => entry.id === id) ? now : { area: '', state: '', query: '' },
      )
      setWriting(now => now + 1)
    },
    onCommand: command => carryOut(command),
  })
  const { present } = page.state
  const pages = usePages(page.state.locale !== '')
  const listed = useCallback((by: Filter) => filtered(entries, by, present), [entries, present])
  // Typing in the search does not wait for the list.
  const listedBy = useDeferredValue(filter)
  const list = useMemo(() => listed(listedBy), [listed, listedBy])
  const chosen = catalog.entryNow(chosenId)

  const choose = useSteady((entry: JudgedEntry) => {
    setChosenId(entry.id)
    page.show(entry.id)
    if (present.includes(entry.id) || !pages) return
    const path = pageOf(entry, pages, entries)
    if (path && path !== page.state.path) page.go(path, (page.state.locale || locale) as Locale)
  })
  const chooseArea = useSteady((area: string) => setFilter(now => ({ ...now, area })))
  const step = (by: 1 | -1) => {
    const at = list.findIndex(entry => entry.id === chosenId)
    const next = list[at < 0 ? 0 : at + by]
    if (next) choose(next)
  }

  const carryOut = useCommands(command => {
    if (command === 'save' && mode !== 'articles') void catalog.save()
    if (command === 'accept' && chosen) {
      catalog.edit(chosen, chosen.text, true)
      const next = nextToDo(list, chosen.id)
      if (next) choose(next)
      setWriting(now => now + 1)
    }
    if (command === 'next' || command === 'previous') {
      if (isPaneFocused('edit')) setWriting(now => now + 1)
      step(command === 'next' ? 1 : -1)
    }
    if (command === 'edit' || command === 'search') focusPane(command)
    if (command === 'nextPane' || command === 'previousPane') nextPane(command === 'nextPane' ? 1 : -1)
    if (command === 'pick') page.setPicking(on => !on)
    if (command === 'width') setWidth(now => (now + 1) % widths.length)
    if (command === 'help') help.current?.showModal()
  })
  const type = (entry: JudgedEntry, text: string) => {
    // The page first: it is what the translator looks at.
    page.preview({ [entry.id]: text || entry.source })
    catalog.edit(entry, text)
  }
  const chooseMode = (next: Mode) => {
    setMode(next)
    // A file that is no longer open is no longer shown.
    setOverlay(none)
  }
  const chooseLocale = (next: Locale) => {
    setLocale(next)
    setOverlay(none)
    page.go(page.state.path, next)
  }

  return (
    <div className={styles.studio}>
      <TopBar
        mode={mode}
        onMode={chooseMode}
        locale={locale}
        locales={translatedLocales}
        onLocale={chooseLocale}
        edits={Object.keys(catalog.drafts).length}
        saving={catalog.saving}
        onSave={catalog.save}
        onHelp={() => help.current?.showModal()}
        notice={catalog.notice}
      />
      <div className={styles.body}>
        {mode === 'texts' && (
          <div className={styles.lists}>
            <AreaList entries={entries} area={filter.area} onArea={chooseArea} />
            <EntryList
              entries={list}
              all={entries}
              present={present}
              chosenId={chosenId}
              filter={filter}
              onFilter={setFilter}
              onChoose={choose}
              onEdit={editChosen}
            />
          </div>
        )}
        {mode === 'compare' && (
          <CompareFile
            entries={entries}
            check={check}
            onPreview={setOverlay}
            onShow={choose}
            onTake={(entry, text) => catalog.edit(entry, text, true)}
          />
        )}
        {mode === 'articles' && (
          <Articles
            articles={articles}
            chosenId={articleId}
            onChoose={article => {
              setArticleId(article.id)
              page.go(`/blog-post-${article.id}`, locale)
            }}
          />
        )}
        <main className={styles.work}>
          <Preview page={page} locale={locale} width={width} onWidth={setWidth} />
          {mode === 'articles' && article && (
            <ArticleEditor key={`${locale}/${article.id}`} article={article} locale={locale} />
          )}
          {mode !== 'articles' && (
            <Editor
              key={chosenId}
              entry={chosen}
              locale={locale}
              pages={chosen && pages?.[chosen.id]}
              page={page.state}
              onType={type}
              onAccept={() => carryOut('accept')}
              onDiscard={entry => catalog.discard(entry.id)}
              onInsist={catalog.insist}
              onPage={path => {
                if (chosenId) page.show(chosenId)
                page.go(path, (page.state.locale || locale) as Locale)
              }}
            />
          )}
        </main>
      </div>
      <Shortcuts ref={help} />
    </div>
  )
}

import { useId, useState, useSyncExternalStore } from 'react'
import { Alert } from '../../components/ui/Alert.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { stamped } from '../../content/articleVersion.ts'
import { type Locale, localeTable } from '../../i18n/locales.ts'
import { commandOf } from '../commands.ts'
import { isSettled } from '../editStore.ts'
import { articleStore } from '../stores.ts'
import * as styles from './ArticleEditor.css.ts'
import { type Article, articleState } from './article.ts'

type ArticleEditorProps = { article: Article; locale: Locale }

/** Source and translation of an article side by side; saved, the page shows it. */
export function ArticleEditor({ article, locale }: ArticleEditorProps) {
  const id = useId()
  const store = articleStore(locale)
  const { drafts, saving } = useSyncExternalStore(store.watch, store.edits)
  const [said, setSaid] = useState('')
  const draft = drafts[article.id]
  const text = draft?.text ?? article.translation
  const edited = draft !== undefined && !isSettled(draft)
  const conflict = edited && draft.was !== article.translation
  const state = articleState({ ...article, translation: text })

  const save = async () => {
    try {
      const answer = await store.save([article.id])
      if (answer && article.id in answer.written)
        setSaid(`Saved content/articles/${article.id}/${locale}.md.`)
    } catch (error) {
      setSaid(`Not saved. ${error instanceof Error ? error.message : ''}`)
    }
  }
  return (
    <section aria-label="Article" className={styles.editor}>
      <div className={styles.head}>
        <p className={styles.state}>{state.text}</p>
        <p role="status" className={styles.said}>
          {said}
        </p>
        {state.state !== 'current' && text.trim() !== '' && (
          <Button
            tone="secondary"
            size="small"
            onClick={() => store.type(article.id, stamped(text, article.source))}
          >
            It follows the source now
          </Button>
        )}
        {edited && (
          <Button tone="secondary" size="small" onClick={() => store.discard(article.id)}>
            Discard the edit
          </Button>
        )}
        <Button tone="primary" size="small" disabled={!edited || saving || conflict} onClick={save}>
          Save the article
        </Button>
      </div>
      {conflict && (
        <Alert role="alert" tone="critical" icon="critical" title="The file was changed meanwhile">
          <p>Keep your text over it, or discard the edit to take the file’s.</p>
          <details>
            <summary>The file’s text</summary>
            <pre>{article.translation}</pre>
          </details>
          <Button tone="secondary" size="small" onClick={() => store.insist(article.id)}>
            Keep mine
          </Button>
        </Alert>
      )}
      <div className={styles.sides}>
        <div className={styles.side}>
          <label htmlFor={`${id}-source`} className={styles.label}>
            French source
          </label>
          <textarea id={`${id}-source`} className={styles.field} lang="fr" readOnly value={article.source} />
        </div>
        <div className={styles.side}>
          <label htmlFor={`${id}-text`} className={styles.label}>
            {localeTable[locale].name} translation
          </label>
          <textarea
            id={`${id}-text`}
            className={styles.field}
            data-pane="edit"
            lang={localeTable[locale].tag}
            spellCheck
            value={text}
            onChange={event => store.type(article.id, event.target.value)}
            onKeyDown={event => {
              if (commandOf(event) === 'save' && edited && !conflict) void save()
            }}
          />
        </div>
      </div>
    </section>
  )
}

import { useId, useState } from 'react'
import { type Locale, localeTable } from '../../i18n/locales.ts'
import { stamped } from '../../translation/articleVersion.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { calls } from '../calls.ts'
import { commandOf } from '../commands.ts'
import { keepArticle, keptArticle } from '../drafts.ts'
import * as styles from './ArticleEditor.css.ts'
import { type Article, articleState } from './article.ts'

type ArticleEditorProps = { article: Article; locale: Locale }

/** Source and translation of an article side by side; saved, the page shows it. */
export function ArticleEditor({ article, locale }: ArticleEditorProps) {
  const id = useId()
  const [draft, setDraft] = useState(() => keptArticle(locale, article.id))
  const [said, setSaid] = useState('')
  const [saving, setSaving] = useState(false)
  const text = draft?.text ?? article.translation
  const edited = draft !== undefined && draft.text !== article.translation
  const conflict = edited && draft.was !== article.translation
  const state = articleState({ ...article, translation: text })

  const write = (next: string, was = draft?.was ?? article.translation) => {
    const kept = { text: next, was }
    setDraft(kept)
    keepArticle(locale, article.id, kept)
  }
  const forget = () => {
    setDraft(undefined)
    keepArticle(locale, article.id, undefined)
  }
  const save = async () => {
    if (!draft) return
    setSaving(true)
    try {
      const { theirs } = await calls.saveArticle({ id: article.id, locale, ...draft })
      if (theirs === undefined) {
        forget()
        setSaid(`Saved content/articles/${article.id}/${locale}.md.`)
      }
    } catch (error) {
      setSaid(`Not saved. ${error instanceof Error ? error.message : ''}`)
    }
    setSaving(false)
  }
  return (
    <section aria-label="Article" className={styles.editor}>
      <div className={styles.head}>
        <p className={styles.state}>{state.text}</p>
        <p role="status" className={styles.said}>
          {said}
        </p>
        {state.state !== 'current' && text.trim() !== '' && (
          <Button tone="secondary" size="small" onClick={() => write(stamped(text, article.source))}>
            It follows the source now
          </Button>
        )}
        {edited && (
          <Button tone="secondary" size="small" onClick={forget}>
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
          <Button tone="secondary" size="small" onClick={() => write(text, article.translation)}>
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
            onChange={event => write(event.target.value)}
            onKeyDown={event => {
              if (commandOf(event) === 'save' && edited && !conflict) void save()
            }}
          />
        </div>
      </div>
    </section>
  )
}

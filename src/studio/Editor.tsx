import { useId, useRef } from 'react'
import { Alert } from '../components/ui/Alert.tsx'
import { Button } from '../components/ui/Button.tsx'
import { direction } from '../i18n/direction.ts'
import { type Locale, localeTable } from '../i18n/locales.ts'
import { keysOf } from './commands.ts'
import * as styles from './Editor.css.ts'
import { EntryFacts } from './EntryFacts.tsx'
import type { Entry, JudgedEntry } from './entries.ts'
import { Insertions } from './Insertions.tsx'
import { StateTag } from './StateTag.tsx'
import type { Placement } from './talk.ts'
import type { PageState } from './usePage.ts'

/** A text with visible no-break spaces. */
function VisibleSpaces({ text }: { text: string }) {
  const pieces = text.split(/([\u00a0\u202f])/)
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
      <span key={index} className={styles.space} title="no-break space">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

type ConflictProps = {
  entry: JudgedEntry
  onDiscard: (entry: Entry) => void
  onInsist: (entry: Entry) => void
}

/** The file has changed since the edit began: both texts, and the choice between them. */
function Conflict({ entry, onDiscard, onInsist }: ConflictProps) {
  return (
    <div className={styles.conflict}>
      <Alert role="alert" tone="critical" icon="critical" title="The file says something else meanwhile">
        <p>
          <VisibleSpaces text={entry.translation || '(nothing)'} />
        </p>
        <div className={styles.actions}>
          <Button tone="secondary" size="small" onClick={() => onInsist(entry)}>
            Keep mine
          </Button>
          <Button tone="secondary" size="small" onClick={() => onDiscard(entry)}>
            Take theirs
          </Button>
        </div>
      </Alert>
    </div>
  )
}

/** Where an entry is if it is not visible on the page. */
function placeNote(placement: Placement | undefined): string | undefined {
  switch (placement?.kind) {
    case 'label':
      return 'It is read out by screen readers, or shown on hovering: the page shows what it names.'
    case 'head':
      return 'It stands in the title or the description of the page, for search engines and the browser’s tab.'
    case 'hidden':
      return 'It is on the page, but not shown now: it appears at another width, or after a click.'
    case 'none':
      return 'It is not on the page as it is now: it appears after something happens, such as a search or a mistake.'
    default:
      return undefined
  }
}

type EditorProps = {
  entry: JudgedEntry | undefined
  locale: Locale
  /** The pages that contain the entry. */
  pages: readonly string[] | undefined
  page: PageState
  onType: (entry: JudgedEntry, text: string) => void
  onAccept: () => void
  onDiscard: (entry: Entry) => void
  onInsist: (entry: Entry) => void
  onPage: (path: string) => void
}

/** The selected entry: source text, details, translation, and its problems. */
export function Editor({ entry, locale, pages, page, ...on }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  if (!entry) {
    return (
      <section aria-label="Text" className={styles.editor}>
        <p className={styles.empty}>
          Click a text on the page, or choose an entry from the list. <kbd>{keysOf('help')}</kbd> shows the
          keys.
        </p>
      </section>
    )
  }
  const placement = page.placement?.id === entry.id ? page.placement.placement : undefined
  const notes = entry.problems.map(problem => problem.text)
  if (placement?.overflows) notes.push('it runs over the box it stands in, at this width of the page')
  const where = placeNote(placement)
  return (
    <section aria-label="Text" className={styles.editor}>
      <div className={styles.texts}>
        <div className={styles.place.source}>
          <h2 className={styles.label}>French source</h2>
          <p lang="fr" className={styles.source}>
            <VisibleSpaces text={entry.source} />
          </p>
          {entry.previous && (
            <p className={styles.previous}>
              It was: <span lang="fr">{entry.previous}</span>
            </p>
          )}
        </div>
        <div className={styles.place.translation}>
          <div className={styles.head}>
            <label htmlFor={`${id}-text`} className={styles.label}>
              {localeTable[locale].name} translation
            </label>
            <StateTag entry={entry} />
          </div>
          <textarea
            ref={field}
            id={`${id}-text`}
            className={styles.field}
            data-pane="edit"
            lang={localeTable[locale].tag}
            dir={direction(locale)}
            spellCheck
            rows={3}
            value={entry.text}
            aria-invalid={entry.state === 'problem' || undefined}
            aria-describedby={`${id}-notes`}
            onChange={event => on.onType(entry, event.target.value)}
          />
          {entry.conflict && <Conflict entry={entry} onDiscard={on.onDiscard} onInsist={on.onInsist} />}
          <Insertions field={field} source={entry.source} onInsert={text => on.onType(entry, text)} />
          <div className={styles.actions}>
            <Button tone="secondary" size="small" onClick={on.onAccept} aria-keyshortcuts="Control+Enter">
              Accept and next
            </Button>
            {entry.edited && (
              <Button tone="secondary" size="small" onClick={() => on.onDiscard(entry)}>
                Discard the edit
              </Button>
            )}
          </div>
          <div id={`${id}-notes`} aria-live="polite">
            {notes.length > 0 && (
              <ul className={styles.notes} aria-label="Warnings">
                {notes.map(note => (
                  <li key={note} className={styles.note}>
                    {note}
                  </li>
                ))}
              </ul>
            )}
            {where && <p className={styles.where}>{where}</p>}
          </div>
        </div>
        <div className={styles.place.facts}>
          <EntryFacts entry={entry} pages={pages} here={page.path} onPage={on.onPage} />
        </div>
      </div>
    </section>
  )
}

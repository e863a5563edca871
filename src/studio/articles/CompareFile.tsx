import { useState } from 'react'
import { Alert } from '../../components/ui/Alert.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import type { PoEntry } from '../../i18n/po/poFile.ts'
import { readPo } from '../../i18n/po/readPo.ts'
import type { Check, JudgedEntry } from '../entries.ts'
import type { Texts } from '../usePage.ts'
import * as styles from './CompareFile.css.ts'
import { compared } from './comparison.ts'

type CompareFileProps = {
  entries: readonly JudgedEntry[]
  check: Check
  onPreview: (texts: Texts) => void
  onShow: (entry: JudgedEntry) => void
  onTake: (entry: JudgedEntry, text: string) => void
}

const nothing: Texts = {}

/** A PO file from a translator’s own tool: shown on the page, compared, and applied in whole or in part. */
export function CompareFile({ entries, check, onPreview, onShow, onTake }: CompareFileProps) {
  const [opened, setOpened] = useState<{ name: string; entries: readonly PoEntry[] }>()
  const [shown, setShown] = useState(false)
  const [fault, setFault] = useState('')
  const comparison = opened && compared(opened.entries, entries)
  const differences = comparison?.differences ?? []
  const show = (on: boolean, texts = differences) => {
    setShown(on)
    onPreview(on ? Object.fromEntries(texts.map(({ entry, theirs }) => [entry.id, theirs])) : nothing)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      const { file: read, damage } = readPo(new Uint8Array(await file.arrayBuffer()))
      const [first] = damage
      if (first) throw new Error(`${file.name}:${first.line}: ${first.text}`)
      const result = compared(read.entries, entries)
      setOpened({ name: file.name, entries: read.entries })
      setFault('')
      show(true, result.differences)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  const take = (taken: typeof differences) => {
    for (const { entry, theirs } of taken) onTake(entry, theirs)
  }
  return (
    <section
      aria-label="Comparison"
      className={styles.compare}
      data-pane="entries"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <label className={styles.drop}>
        <span className={styles.title}>Open a .po file</span>
        <span className={styles.hint}>
          Choose it, or drop it here. It is shown on the page at once; nothing is saved.
        </span>
        <input
          type="file"
          className={styles.file}
          accept=".po"
          onChange={event => {
            void open(event.target.files?.[0])
            // Allow opening the same file again.
            event.target.value = ''
          }}
        />
      </label>
      {fault && <Alert role="alert" icon="critical" title={fault} />}
      {comparison && (
        <>
          <h2 className={styles.title}>{opened?.name}</h2>
          <p role="status" className={styles.hint}>
            {differences.length} different, {comparison.same} the same, {comparison.empty} empty,{' '}
            {comparison.unknown.length} unknown to the site
          </p>
          <div className={styles.actions}>
            <Button tone="secondary" size="small" aria-pressed={shown} onClick={() => show(!shown)}>
              {shown ? 'Show the project’s' : 'Show the file’s'}
            </Button>
            <Button
              tone="secondary"
              size="small"
              disabled={differences.length === 0}
              onClick={() => take(differences)}
            >
              Take all
            </Button>
          </div>
          <ul className={styles.list} aria-label="Differences">
            {differences.map(difference => {
              const { entry, theirs, fuzzy } = difference
              return (
                <li key={entry.id} className={styles.difference}>
                  <div className={styles.texts}>
                    <button type="button" className={styles.source} lang="fr" onClick={() => onShow(entry)}>
                      {entry.source}
                    </button>
                    <p className={styles.ours}>
                      <del>{entry.text || '(nothing)'}</del>
                    </p>
                    <p className={styles.theirs}>
                      <ins>{theirs}</ins> {fuzzy && <Tag tone="waiting">fuzzy</Tag>}
                    </p>
                    {check(entry, theirs).map(({ text }) => (
                      <p key={text} className={styles.problem}>
                        {text}
                      </p>
                    ))}
                  </div>
                  <Button tone="secondary" size="small" onClick={() => take([difference])}>
                    Take
                  </Button>
                </li>
              )
            })}
          </ul>
          {comparison.unknown.length > 0 && (
            <details>
              <summary className={styles.hint}>Not on the site (any more)</summary>
              <ul>
                {comparison.unknown.map(id => (
                  <li key={id} className={styles.ours}>
                    {id}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

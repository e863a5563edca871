import { memo, useEffect, useRef } from 'react'
import * as styles from './EntryList.css.ts'
import { countsOf, type Filter, type JudgedEntry, states } from './entries.ts'
import { moveFocus } from './moveFocus.ts'
import { StateTag } from './StateTag.tsx'

type EntryListProps = {
  entries: readonly JudgedEntry[]
  all: readonly JudgedEntry[]
  present: readonly string[]
  chosenId: string | undefined
  filter: Filter
  onFilter: (filter: Filter) => void
  onChoose: (entry: JudgedEntry) => void
  onEdit: () => void
}

type RowProps = {
  entry: JudgedEntry
  chosen: boolean
  first: boolean
  onChoose: (entry: JudgedEntry) => void
}

const Row = memo(({ entry, chosen, first, onChoose }: RowProps) => (
  <li className={styles.row}>
    <button
      type="button"
      className={styles.entry}
      aria-current={chosen ? 'true' : undefined}
      tabIndex={chosen || first ? 0 : -1}
      onClick={() => onChoose(entry)}
    >
      <span className={styles.source}>{entry.source}</span>
      <span className={styles.text}>{entry.text || '—'}</span>
      <StateTag entry={entry} />
    </button>
  </li>
))

/** The filtered entries; Enter shows one on the page, Enter again moves to its text. */
export const EntryList = memo((props: EntryListProps) => {
  const { entries, all, present, chosenId, filter, onFilter, ...rest } = props
  const { onChoose, onEdit } = rest
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosenId) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  const counts = countsOf(all, filter.area)
  const warned = all.filter(entry => entry.problems.length > 0).length
  const edited = all.filter(entry => entry.edited).length
  const listed = entries.some(entry => entry.id === chosenId)
  return (
    <section aria-label="Entries" className={styles.entries} data-pane="entries">
      <div className={styles.filter}>
        <input
          type="search"
          className={styles.search}
          aria-label="Search the entries"
          placeholder="Search texts, files"
          data-pane="search"
          value={filter.query}
          onChange={event => onFilter({ ...filter, query: event.target.value })}
        />
        <select
          className={styles.states}
          aria-label="State"
          value={filter.state}
          onChange={event => onFilter({ ...filter, state: event.target.value as Filter['state'] })}
        >
          <option value="">Every state</option>
          {states.map(state => (
            <option key={state} value={state}>
              {state[0]?.toUpperCase() + state.slice(1)} ({counts[state]})
            </option>
          ))}
          <option value="warned">With warnings ({warned})</option>
          <option value="edited">Edited, not saved ({edited})</option>
          <option value="present">On this page ({present.length})</option>
        </select>
        <p className={styles.count} role="status">
          {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
        </p>
      </div>
      <ul
        ref={list}
        className={styles.list}
        onKeyDown={event => {
          const current = (event.target as Element).getAttribute('aria-current')
          if (event.key === 'Enter' && current && !event.ctrlKey && !event.metaKey) {
            event.preventDefault()
            onEdit()
          } else moveFocus(event)
        }}
      >
        {entries.map((entry, index) => (
          <Row
            key={entry.id}
            entry={entry}
            chosen={entry.id === chosenId}
            first={!listed && index === 0}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  )
})

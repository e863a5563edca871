import type { RefObject } from 'react'
import * as styles from './Editor.css.ts'

const characters = {
  'no-break space': '\u00a0',
  '’': '’',
  '“ ”': '“”',
  '«\u00a0»': '«\u00a0\u00a0»',
  '–': '–',
}

/** Every placeholder and tag of a text, once each. */
const holders = (source: string) => [...new Set(source.match(/\{\w+\}|<\d+\/>|<\d+>/g) ?? [])]

type InsertionsProps = {
  field: RefObject<HTMLTextAreaElement | null>
  source: string
  onInsert: (text: string) => void
}

/** Buttons that insert at the cursor: characters missing on keyboards, and the source's placeholders and tags. */
export function Insertions({ field, source, onInsert }: InsertionsProps) {
  const insert = (piece: string) => {
    const area = field.current
    if (!area) return
    area.setRangeText(piece, area.selectionStart, area.selectionEnd, 'end')
    onInsert(area.value)
    area.focus()
  }
  const pair = (tag: string) => (tag.endsWith('/>') ? tag : `${tag}${tag.replace('<', '</')}`)
  return (
    <div role="toolbar" aria-label="Insert" className={styles.insertions}>
      {holders(source).map(holder => (
        <button
          key={holder}
          type="button"
          className={styles.insertion}
          onClick={() => insert(holder.startsWith('{') ? holder : pair(holder))}
        >
          <code>{holder}</code>
        </button>
      ))}
      {Object.entries(characters).map(([name, character]) => (
        <button key={name} type="button" className={styles.insertion} onClick={() => insert(character)}>
          {name}
        </button>
      ))}
    </div>
  )
}

import { Tag } from '../components/ui/Tag.tsx'
import type { JudgedEntry } from './entries.ts'

const tones = { missing: 'waiting', fuzzy: 'waiting', problem: 'waiting', done: 'positive' } as const

/** The state of an entry in a word: errors before unsaved edits. */
export function StateTag({ entry: { state, edited, conflict } }: { entry: JudgedEntry }) {
  if (conflict) return <Tag tone="waiting">conflict</Tag>
  if (edited && state === 'done') return <Tag tone="neutral">edited</Tag>
  return <Tag tone={tones[state]}>{state}</Tag>
}

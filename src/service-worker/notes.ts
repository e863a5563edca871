import type { Locale } from '../i18n/locales.ts'
import type { CachePreferences } from './list.ts'

/** What the worker stores between its starts: the visitor’s language, what was read and what was saved. */
export type Notes = {
  locale?: Locale
  kept: string[]
  read: string[]
  /** The browser is set to save data. */
  saving: boolean
  /** The visitor has deleted the cached site, and wants it to stay so. */
  cleared: boolean
}

const place = { cache: 'balancier-notes', key: '/notes' }
const blank: Notes = { kept: [], read: [], saving: false, cleared: false }

/** Reads the notes; empty notes if there are none, or if they are unreadable. */
export async function readNotes(): Promise<Notes> {
  const answer = await caches.match(place.key, { cacheName: place.cache }).catch(() => undefined)
  return { ...blank, ...((await answer?.json().catch(() => undefined)) as Partial<Notes> | undefined) }
}

let last: Promise<unknown> = Promise.resolve()

/** Changes the notes, one change at a time; a full disk leaves them unchanged. */
export function note(change: (notes: Notes) => Partial<Notes>): Promise<Notes> {
  const next = last.then(async () => {
    const notes = await readNotes()
    const changed = { ...notes, ...change(notes) }
    if (JSON.stringify(changed) === JSON.stringify(notes)) return notes
    const cache = await caches.open(place.cache)
    await cache.put(place.key, new Response(JSON.stringify(changed))).catch(() => {})
    return changed
  })
  last = next.catch(() => {})
  return next
}

/** What to cache, from the notes. */
export const preferencesOf = ({ kept, read, saving, cleared }: Notes): CachePreferences => ({
  kept,
  read,
  sparing: saving || cleared,
})

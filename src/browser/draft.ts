const key = 'balancier-draft'
const day = 86_400_000
const life = 7 * day
// More tabs than these hardly ask for the same demonstration.
const most = 5

/** What one tab has typed. `typed` decides when it expires, `left` which one a returning visitor sees; both in ms. */
type Slot = { id: string; fields: Record<string, string>; typed: number; left: number }

const isSlot = (value: unknown): value is Slot => {
  const { id, fields, typed, left } = (value ?? {}) as Partial<Slot>
  return (
    typeof id === 'string' &&
    Number.isFinite(typed) &&
    Number.isFinite(left) &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every(text => typeof text === 'string')
  )
}

/** The drafts of all tabs, the latest first; none where storage is forbidden or holds something else. */
function read(now: number): Slot[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    // A clock that was set back leaves drafts of the future, which would never expire.
    const lives = ({ typed }: Slot) => now - typed < life && typed - now < day
    return (Array.isArray(stored) ? stored : [])
      .filter(isSlot)
      .filter(lives)
      .sort((a, b) => b.left - a.left)
  } catch {
    return []
  }
}

/** Whether storage took them. */
function write(slots: readonly Slot[]): boolean {
  try {
    if (slots.length > 0) localStorage.setItem(key, JSON.stringify(slots.slice(0, most)))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** A draft as it was found: its texts, and when it was typed and will be gone (ms). */
export type FoundDraft = { fields: Readonly<Record<string, string>>; typed: number; until: number }

export type Draft = {
  /** What an earlier visit left. */
  found: FoundDraft | undefined
  /** Keeps these texts; says whether storage took them. */
  keep: (fields: Record<string, string>) => boolean
  /** Notes that the page is left: what it kept is what a return finds first. */
  leave: () => void
  /** Forgets what this page typed or found: it was sent. Other tabs keep theirs. */
  sent: () => void
  /** Forgets all drafts on this device. */
  clear: () => void
}

/**
 * The draft of the form on this device, for one visit of its page. Each tab keeps its own beside those of others and
 * begins with the latest, so that two tabs don't write over each other. Storage that is full, forbidden or corrupt
 * changes nothing but this.
 */
export function openDraft(clock: () => number = Date.now): Draft {
  const id = Math.random().toString(36).slice(2)
  const slots = read(clock())
  let begun = slots[0]
  // What has expired is not only left unread.
  write(slots)

  // The draft that this one began with goes on in it, unless its own tab has gone on with it too.
  const others = () =>
    read(clock()).filter(
      slot => slot.id !== id && !(begun && slot.id === begun.id && slot.typed === begun.typed),
    )
  return {
    found: begun && { fields: begun.fields, typed: begun.typed, until: begun.typed + life },
    keep: fields => {
      const empty = Object.values(fields).every(text => text.trim() === '')
      const now = clock()
      return write(empty ? others() : [{ id, fields, typed: now, left: now }, ...others()])
    },
    leave: () => {
      const now = clock()
      const all = read(now)
      const own = all.find(slot => slot.id === id)
      if (own) write([{ ...own, left: now }, ...all.filter(slot => slot !== own)])
    },
    sent: () => {
      write(others())
      begun = undefined
    },
    clear: () => {
      write([])
      begun = undefined
    },
  }
}

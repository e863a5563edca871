/** Each tab has a key of its own: of two that wrote to one at the same time, the later would undo the other. */
const prefix = 'balancier-draft-'
const day = 86_400_000
const life = 7 * day
// More tabs than these hardly ask for the same demonstration.
const most = 5

/** What one tab has typed. `typed` decides when it expires, `left` which one a returning visitor sees; both in ms. */
type Kept = { fields: Record<string, string>; typed: number; left: number }
type Slot = Kept & { key: string }

const isKept = (value: unknown): value is Kept => {
  const { fields, typed, left } = (value ?? {}) as Partial<Kept>
  return (
    Number.isFinite(typed) &&
    Number.isFinite(left) &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every(text => typeof text === 'string')
  )
}

/** What this key holds, if it is a draft that has not expired. */
function read(key: string, now: number): Slot | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    // A clock that was set back leaves drafts of the future, which would never expire.
    const lives = isKept(kept) && now - kept.typed < life && kept.typed - now < day
    return lives ? { ...kept, key } : undefined
  } catch {
    return undefined
  }
}

const draftKeys = () => {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** The drafts of all tabs, the latest first; none where storage is forbidden. */
const readAll = (now: number): Slot[] =>
  draftKeys()
    .flatMap(key => read(key, now) ?? [])
    .sort((a, b) => b.left - a.left)

/** Whether storage took it. */
function write({ key, ...kept }: Slot): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

function erase(keys: readonly string[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Storage that is forbidden holds nothing.
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
  const key = prefix + Math.random().toString(36).slice(2)
  let [begun] = readAll(clock())
  // What has expired, or is no draft, is not only left unread.
  erase(draftKeys().filter(key => !read(key, clock())))

  /** Forgets the draft that this one began with, unless its own tab has gone on with it. */
  const forgetBegun = () => {
    if (begun && read(begun.key, clock())?.typed === begun.typed) erase([begun.key])
  }
  return {
    found: begun && { fields: begun.fields, typed: begun.typed, until: begun.typed + life },
    keep: fields => {
      const now = clock()
      if (Object.values(fields).every(text => text.trim() === '')) erase([key])
      else if (!write({ key, fields, typed: now, left: now })) return false
      forgetBegun()
      erase(
        readAll(now)
          .slice(most)
          .map(slot => slot.key),
      )
      return true
    },
    leave: () => {
      const own = read(key, clock())
      if (own) write({ ...own, left: clock() })
    },
    sent: () => {
      erase([key])
      forgetBegun()
      begun = undefined
    },
    clear: () => {
      erase(draftKeys())
      begun = undefined
    },
  }
}

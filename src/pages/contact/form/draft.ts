/** A key per tab, so that tabs do not overwrite each other's drafts. */
const prefix = 'balancier-draft-'
const day = 86_400_000
const life = 7 * day
// The maximum number of stored drafts.
const most = 5

/**
 * The draft of one tab. `typed` decides when it expires, `left` which one a returning visitor sees; both in
 * milliseconds. `posted`: it was being sent when the page was left, so it has perhaps arrived.
 */
type Kept = { fields: Record<string, string>; typed: number; left: number; posted?: boolean }
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

/** The draft under this key, unless it is invalid or expired. */
function read(key: string, now: number): Slot | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    // After the clock was set back, drafts from the future would never expire.
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

/** The drafts of all tabs, latest first; none if storage is blocked. */
const readAll = (now: number): Slot[] =>
  draftKeys()
    .flatMap(key => read(key, now) ?? [])
    .sort((a, b) => b.left - a.left)

/** Returns false if storage refused it. */
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
    // Blocked storage contains nothing.
  }
}

/** A stored draft: its texts, when it was typed, when it expires (ms), and whether it may have been sent. */
export type FoundDraft = {
  fields: Readonly<Record<string, string>>
  typed: number
  until: number
  posted?: boolean | undefined
}

export type Draft = {
  /** The draft of an earlier visit. */
  found: FoundDraft | undefined
  /** Stores these texts; returns false if storage refused them. */
  keep: (fields: Record<string, string>) => boolean
  /** Records that the page was left: this draft is the first that a returning visitor sees. */
  leave: () => void
  /** Records whether this draft is being sent: if the page is left meanwhile, it is not a draft any more. */
  setPosted: (posted: boolean) => void
  /** Deletes this page's draft after sending. Other tabs keep theirs. */
  sent: () => void
  /** Deletes all drafts on this device. */
  clear: () => void
}

/**
 * The draft of the contact form on this device, for one visit. Each tab starts with the latest draft and then stores
 * its own, so that tabs do not overwrite each other. Full, blocked or corrupt storage only disables drafts.
 */
export function openDraft(clock: () => number = Date.now): Draft {
  const key = prefix + Math.random().toString(36).slice(2)
  let [begun] = readAll(clock())
  // Expired and invalid drafts are deleted, not just ignored.
  erase(draftKeys().filter(key => !read(key, clock())))

  /** Deletes the draft that this one started from, unless its own tab has changed it since. */
  const forgetBegun = () => {
    if (begun && read(begun.key, clock())?.typed === begun.typed) erase([begun.key])
  }
  return {
    found: begun && {
      fields: begun.fields,
      typed: begun.typed,
      until: begun.typed + life,
      posted: begun.posted,
    },
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
    setPosted: posted => {
      const own = read(key, clock())
      if (own) write({ ...own, posted })
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

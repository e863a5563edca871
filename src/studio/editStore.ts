import type { Draft, Drafts } from './entries.ts'

/** One text to save; `was` is the text of the file when the edit began. */
export type Change = Draft & { id: string }

/** The answer to a save: what the files say now, by id, where the change was written and where somebody else changed it. */
export type Written = { written: Readonly<Record<string, string>>; theirs: Readonly<Record<string, string>> }

/** What the store knows: the texts of the files, and the edits that are not saved, by id. */
export type Edits = { files: Readonly<Record<string, string>>; drafts: Drafts; saving: boolean }

type Options<Answer extends Written> = {
  /** The beginning of the names under which the browser keeps the edits. */
  prefix: string
  storage: Storage | undefined
  write: (changes: Change[]) => Promise<Answer>
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  typeof Reflect.get(value, 'was') === 'string'

/** Whether an edit says what its file said, but for the line end that a file has at its end. */
export const isSettled = ({ text, was }: Draft): boolean => text === was || `${text}\n` === was

/**
 * The edits of one language. What was typed is never taken back: a save covers what was typed until then, and what is
 * typed meanwhile is an edit of what was saved. Saves wait for each other. Edits are kept in the browser until they are
 * saved.
 */
export class EditStore<Answer extends Written = Written> {
  /** Whether the browser keeps the edits. */
  isKept = true
  #options: Options<Answer>
  #edits: Edits = { files: {}, drafts: {}, saving: false }
  #watchers = new Set<() => void>()
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** What is being saved. */
  #sent: Readonly<Record<string, Draft>> = {}
  #reads = 0

  constructor(options: Options<Answer>) {
    this.#options = options
    this.#set({ drafts: this.#kept() })
  }

  /** The current state; a new object whenever it changes. */
  readonly edits = (): Edits => this.#edits

  /** Calls `watcher` after each change; returns a function that ends it. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Takes over what files say; undefined if a save or a newer reading has made that old meanwhile. */
  async read<T>(
    load: () => Promise<T>,
    textsOf: (loaded: T) => Readonly<Record<string, string>>,
  ): Promise<T | undefined> {
    this.#reads += 1
    const read = this.#reads
    const loaded = await load()
    if (read !== this.#reads || this.#waiting > 0) return undefined
    const files = textsOf(loaded)
    this.#set({ files, drafts: this.#without((draft, id) => isSettled(draft) && files[id] !== draft.was) })
    return loaded
  }

  /** Edits a text; one that equals the file's is no edit, unless `settles` accepts it as it is. */
  type(id: string, text: string, settles = false): void {
    const { drafts, files } = this.#edits
    const was = drafts[id]?.was ?? files[id] ?? ''
    // What is being saved will be in the file: going back to the text before is an edit of that.
    const isEdit = settles || text !== (files[id] ?? '') || id in this.#sent
    this.#keep(id, isEdit ? { text, was } : undefined)
  }

  /** Takes the text of the file. */
  discard(id: string): void {
    this.#keep(id, undefined)
  }

  /** Keeps the edit over what somebody else wrote. */
  insist(id: string): void {
    const draft = this.#edits.drafts[id]
    if (draft) this.#keep(id, { ...draft, was: this.#edits.files[id] ?? '' })
  }

  /** Saves these edits, or all, after the saves before it; undefined if there are none left then. Rejects with a reason. */
  save(ids?: readonly string[]): Promise<Answer | undefined> {
    this.#waiting += 1
    this.#set({ saving: true })
    const done = this.#turn.then(() => this.#save(ids))
    this.#turn = done.catch(() => {})
    return done.finally(() => {
      this.#waiting -= 1
      this.#set({ saving: this.#waiting > 0 })
    })
  }

  async #save(ids: readonly string[] | undefined): Promise<Answer | undefined> {
    const sent = Object.fromEntries(
      Object.entries(this.#edits.drafts).filter(([id]) => ids === undefined || ids.includes(id)),
    )
    if (Object.keys(sent).length === 0) return undefined
    this.#sent = sent
    try {
      const answer = await this.#options.write(Object.entries(sent).map(([id, draft]) => ({ id, ...draft })))
      this.#reads += 1
      this.#set({ files: { ...this.#edits.files, ...answer.written, ...answer.theirs } })
      for (const [id, text] of Object.entries(answer.written)) {
        const now = this.#edits.drafts[id]
        // A file may end with a line end that was not typed: the field keeps what was.
        const isSaved = now === undefined || (now.text === sent[id]?.text && now.text === text)
        this.#keep(id, isSaved ? undefined : { text: now.text, was: text })
      }
      return answer
    } finally {
      this.#sent = {}
    }
  }

  #set(changed: Partial<Edits>): void {
    this.#edits = { ...this.#edits, ...changed }
    for (const watcher of this.#watchers) watcher()
  }

  #without(isDropped: (draft: Draft, id: string) => boolean): Drafts {
    return Object.fromEntries(
      Object.entries(this.#edits.drafts).filter(([id, draft]) => !isDropped(draft, id)),
    )
  }

  /** Changes an edit, here and in the browser: a name for each, so that two windows do not undo each other. */
  #keep(id: string, draft: Draft | undefined): void {
    const others = this.#without((_, other) => other === id)
    this.#set({ drafts: draft ? { ...others, [id]: draft } : others })
    try {
      if (draft) this.#options.storage?.setItem(this.#options.prefix + id, JSON.stringify(draft))
      else this.#options.storage?.removeItem(this.#options.prefix + id)
      this.isKept = this.#options.storage !== undefined
    } catch {
      this.isKept = false
    }
  }

  /** The edits that the browser kept; unreadable ones are left out. */
  #kept(): Drafts {
    const { storage, prefix } = this.#options
    const names = Object.keys(storage ?? {}).filter(name => name.startsWith(prefix))
    return Object.fromEntries(
      names.flatMap(name => {
        try {
          const draft: unknown = JSON.parse(storage?.getItem(name) ?? 'null')
          return isDraft(draft) ? [[name.slice(prefix.length), draft]] : []
        } catch {
          return []
        }
      }),
    )
  }
}

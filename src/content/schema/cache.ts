import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LinkUse } from '../markdown/environment.ts'

/** What a rendered document leaves behind, besides its body: enough to check it and to list it without rendering. */
export type CachedDocument = {
  hash: string
  /** What translations record of it as their source. */
  version: string
  front: unknown
  links: LinkUse[]
  anchors: string[]
  words: number
}

/** A data file as it was last written: from what, and the state it was left in. */
type Written = { print: string; state: string }

type Index = { version: string; documents: Record<string, CachedDocument>; written: Record<string, Written> }

/** A short fingerprint of a text, the same on every machine. */
export const fingerprint = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 16)

/**
 * Remembers between builds what was rendered from which source, and what was written.
 * All documents are forgotten when `version`, the fingerprint of the renderer, changes.
 */
export class RenderCache {
  readonly #file: string
  readonly #index: Index

  constructor(folder: string, version: string) {
    this.#file = join(folder, 'rendered.json')
    this.#index = { version, documents: {}, written: {} }
    try {
      const index: Index = JSON.parse(readFileSync(this.#file, 'utf8'))
      this.#index.written = index.written
      if (index.version === version) this.#index.documents = index.documents
    } catch {
      // No index, or one that was cut off: everything is rendered.
    }
  }

  /** The fingerprint of the code that renders. */
  get version(): string {
    return this.#index.version
  }

  get(file: string, hash: string): CachedDocument | undefined {
    const document = this.#index.documents[file]
    return document?.hash === hash ? document : undefined
  }

  set(file: string, document: CachedDocument): void {
    this.#index.documents[file] = document
  }

  drop(file: string): void {
    delete this.#index.documents[file]
  }

  /** Whether a data file, which is in this state, is as it was left. */
  isLeft(path: string, state: string): boolean {
    return this.#index.written[path]?.state === state
  }

  /** Whether one was written with this fingerprint of its contents, and is as it was left. */
  isWritten(path: string, { print, state }: Written): boolean {
    return this.#index.written[path]?.print === print && this.isLeft(path, state)
  }

  setWritten(path: string, written: Written): void {
    this.#index.written[path] = written
  }

  /** Forgets documents and data files that are no longer there, and saves the rest. */
  save(documents: ReadonlySet<string>, written: ReadonlySet<string>): void {
    const { documents: known, written: files } = this.#index
    for (const file of Object.keys(known)) if (!documents.has(file)) delete known[file]
    for (const file of Object.keys(files)) if (!written.has(file)) delete files[file]
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#index))
  }
}

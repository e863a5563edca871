import { readFileSync } from 'node:fs'
import { fingerprint } from '../content/schema/cache.ts'

/**
 * Fingerprints of files, each read once in a build; not for files that change meanwhile. Files are read at once: there are
 * thousands, and to have another thread read one takes several times what it takes.
 */
export class Prints {
  readonly #known = new Map<string, string>()

  /** The fingerprint of what a file holds; rejects where there is none. */
  async of(file: string): Promise<string> {
    return this.#known.get(file) ?? this.#note(file, readFileSync(file))
  }

  /** What a file holds; its fingerprint is known then. Rejects where there is none. */
  async text(file: string): Promise<string> {
    const contents = readFileSync(file)
    if (!this.#known.has(file)) this.#note(file, contents)
    return contents.toString()
  }

  /** Notes that of a file whose contents are known. */
  set(file: string, print: string): void {
    this.#known.set(file, print)
  }

  /** Notes that a file is a copy of another. */
  same(file: string, copy: string): void {
    const print = this.#known.get(file)
    if (print) this.#known.set(copy, print)
  }

  #note(file: string, contents: Buffer): string {
    const print = fingerprint(contents)
    this.#known.set(file, print)
    return print
  }
}

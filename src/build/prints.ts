import { readFile } from 'node:fs/promises'
import { fingerprint } from '../content/schema/cache.ts'

/** Fingerprints of files, each read once in a build; not for files that change meanwhile. */
export class Prints {
  readonly #known = new Map<string, Promise<string>>()

  /** The fingerprint of what a file holds; rejects where there is none. */
  of(file: string): Promise<string> {
    const print = this.#known.get(file) ?? readFile(file).then(fingerprint)
    this.#known.set(file, print)
    return print
  }

  /** Notes that of a file whose contents are known. */
  set(file: string, print: string): void {
    this.#known.set(file, Promise.resolve(print))
  }

  /** Notes that a file is a copy of another. */
  same(file: string, copy: string): void {
    const print = this.#known.get(file)
    if (print) this.#known.set(copy, print)
  }
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '../content/schema/cache.ts'
import type { Locale } from '../i18n/locales.ts'
import type { RenderedPage } from '../server.tsx'

/** One version of a page as rendered, and the rules that it uses. */
export type Version = { locale: Locale; page: RenderedPage; own: string }

type Entry = {
  /** The data files that were read, with fingerprints of what they held. */
  reads: [locale: Locale, name: string, print: string][]
  versions: Version[]
}

type KeptPagesOptions = {
  /** Where pages are kept between builds. */
  cache: string
  /** A fingerprint of the code and the stylesheet that make pages: with other ones all are rendered anew. */
  made: string
  /** The file of a language's data. */
  dataFile: (locale: Locale, name: string) => string
}

/** Where nothing takes over a page, its data are of no more use. */
const lighter = ({ page, ...rest }: Version): Version => ({
  ...rest,
  page: page.hydrates.length > 0 ? page : { ...page, data: {} },
})

/** Pages as an earlier build rendered them, as long as their code and the data that they read are the same. */
export class KeptPages {
  readonly #folder: string
  readonly #options: KeptPagesOptions
  readonly #named = new Set<string>()

  constructor(options: KeptPagesOptions) {
    this.#options = options
    this.#folder = join(options.cache, options.made)
  }

  /** A page in these languages, as it is kept or else as `render` makes it. */
  async get(
    path: string,
    languages: readonly Locale[],
    render: () => Promise<Version[]>,
  ): Promise<Version[]> {
    const name = `${fingerprint([path, ...languages].join(' '))}.json`
    this.#named.add(name)
    const file = join(this.#folder, name)
    const entry = await readFile(file, 'utf8')
      .then(text => JSON.parse(text) as Entry)
      .catch(() => undefined)
    if (entry && (await this.#isSame(entry))) return entry.versions
    const versions = await render()
    const reads = await Promise.all(
      versions.flatMap(({ locale, page }) =>
        Object.keys(page.data).map(async name => [locale, name, await this.#print(locale, name)] as const),
      ),
    )
    await mkdir(this.#folder, { recursive: true })
    await writeFile(file, JSON.stringify({ reads, versions: versions.map(lighter) }))
    return versions
  }

  /** Removes what no page of this build is. */
  async sweep(): Promise<void> {
    const { cache, made } = this.#options
    for (const name of await readdir(cache))
      if (name !== made) await rm(join(cache, name), { recursive: true })
    for (const name of await readdir(this.#folder))
      if (!this.#named.has(name)) await rm(join(this.#folder, name))
  }

  async #print(locale: Locale, name: string): Promise<string> {
    return fingerprint(await readFile(this.#options.dataFile(locale, name)))
  }

  async #isSame({ reads }: Entry): Promise<boolean> {
    const prints = await Promise.all(reads.map(([locale, name]) => this.#print(locale, name).catch(() => '')))
    return prints.every((print, index) => print === reads[index]?.[2])
  }
}

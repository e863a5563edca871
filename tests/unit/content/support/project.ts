import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildContent } from '../../../../src/build/content.ts'
import type { ContentOptions } from '../../../../src/content/schema/prepare.ts'

const root = resolve(import.meta.dirname, '../../../..')
const fixtures = join(root, 'tests/unit/content/fixtures')
const projects = join(root, '.build/content-tests')

/** The site's configuration with other options. */
const configuration = (options?: ContentOptions) =>
  options
    ? `import { contentConfig } from '${root}/velite.config.ts'\nexport default contentConfig(${JSON.stringify(options)})\n`
    : `export { default } from '${root}/velite.config.ts'\n`

/** A temporary project with the fixtures' content, compiled with the site's configuration. */
export function makeProject(options?: ContentOptions) {
  mkdirSync(projects, { recursive: true })
  const folder = mkdtempSync(join(projects, 'project-'))
  cpSync(fixtures, folder, { recursive: true })
  const path = (name: string) => join(folder, name)
  const read = (name: string) => readFileSync(path(name), 'utf8')
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), text)
  }
  const configure = (options?: ContentOptions) => write('velite.config.ts', configuration(options))
  configure(options)
  return {
    folder,
    configure,
    read,
    write,
    json: <T>(name: string) => JSON.parse(read(name)) as T,
    exists: (name: string) => existsSync(path(name)),
    remove: (name: string) => rmSync(path(name), { recursive: true }),
    /** Replaces one text by another in a file; the first must be there. */
    edit(name: string, from: string, to: string) {
      const text = read(name)
      if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`)
      write(name, text.replace(from, to))
    },
    build: () => buildContent({ root: folder }),
    /** The faults of a build, one a line, without the count at the end. */
    async faults(): Promise<string[]> {
      const message = await buildContent({ root: folder }).then(
        () => '',
        (error: Error) => error.message,
      )
      return message.split('\n').slice(0, -1)
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Project = ReturnType<typeof makeProject>

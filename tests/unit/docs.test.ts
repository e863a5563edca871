import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { ArticleData } from '../../src/content/types.ts'
import { makeProject, type Project } from './content/support/project.ts'

import { createMailCatcher, multipart } from './server/mailCatcher/mailCatcherServer.ts'

const root = join(import.meta.dirname, '../..')
const documents = ['README.md', 'CONTRIBUTING.md', 'locales/README.md', ...folder('docs')]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

function folder(name: string): string[] {
  return readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => join(name, file))
}
function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The fenced blocks of a document in one language. */
const blocks = (file: string, language: string) =>
  [...read(file).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  )

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

describe.each(documents)('%s', file => {
  const text = read(file)

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })

  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`((?:src|content|locales|docs|tests|e2e|public)\/[\w./-]+)`/g)]
    expect(named.map(([, path = '']) => path).filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  it('names catalogs that exist', () => {
    const named = [...text.matchAll(/`([\w/-]+\.po)`/g)].map(([, path = '']) =>
      path.replace(/^locales\/en\//, ''),
    )
    expect(named.filter(path => !existsSync(join(root, 'locales/en', path)))).toEqual([])
  })

  it('links to documents and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path ? normalize(join(dirname(file), path)) : file
      if (!existsSync(join(root, target))) return true
      const headings = anchor
        ? [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, name = '']) => anchorOf(name))
        : []
      return anchor !== undefined && !headings.includes(anchor)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

describe('the example of an article', () => {
  let project: Project | undefined
  afterEach(() => project?.dispose())

  it('builds as it stands, front matter and blocks', async () => {
    project = makeProject()
    const [front = ''] = blocks('docs/content.md', 'yaml')
    const [body = ''] = blocks('docs/content.md', 'md')
    const source = '\n## Sources\n\n[Banque de France](https://www.banque-france.fr/)\n'
    // The example's own neighbor is an article of the site.
    project.write(
      'content/articles/alpha/fr.md',
      `---\n${front.replace('[impayes]', '[beta]')}---\n\n${body}${source}`,
    )
    project.remove('content/articles/alpha/en.md')
    expect(await project.faults()).toEqual([])
    const { meta, html } = project.json<ArticleData>('.velite/data/fr/articles/alpha.json')
    expect(meta).toMatchObject({
      title: 'BFR\u00a0: trois chiffres pour agir',
      date: '2025-03-11',
      topic: 'treasury',
    })
    for (const words of [
      'Good to know.',
      'A worked example.',
      'What goes wrong.',
      'What to do on Monday.',
      'Nordex',
    ])
      expect(html).toContain(words)
  })
})

it('the example of a message is accepted by the mail catcher', async () => {
  const [curl = ''] = blocks('docs/configuration.md', 'sh').filter(text => text.startsWith('curl'))
  const fields = Object.fromEntries(
    [...curl.matchAll(/-F ([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  )
  const mailCatcher = await createMailCatcher()
  try {
    expect(await mailCatcher.post(await multipart(fields))).toMatchObject({ status: 200, text: 'OK' })
  } finally {
    mailCatcher.close()
  }
})

it('every setting of .env.example is explained, with the same name', () => {
  const named = (text: string) => [...new Set(text.match(/VITE_[A-Z_]+[A-Z]/g))].sort()
  expect(named(read('docs/configuration.md'))).toEqual(named(read('.env.example')))
})

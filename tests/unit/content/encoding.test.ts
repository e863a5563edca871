import { Buffer, transcode } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeProject, type Project } from './support/project.ts'
import { faults } from './support/render.ts'

let project: Project
beforeEach(() => {
  project = makeProject()
})
afterEach(() => project.dispose())

const article = 'content/articles/alpha/fr.md'
const notUtf8 = (file: string, line: number) => `${file}:${line}: not in UTF-8. Fix: save the file in UTF-8.`
const notText = (place: string, code: string) =>
  `${place}: ${code} is not a character that a page or a feed may contain. Fix: delete it, or write the one that was meant.`
const lost = (place: string) =>
  `${place}: U+FFFD stands for a character that was lost. Fix: write the one that stood there.`

describe('a source that is not in UTF-8 is refused, with the first line that is not', () => {
  it.each([
    article,
    'content/legal/privacy/fr.md',
    'content/testimonials/one/fr.yml',
    'content/glossary.yml',
  ])('%s in ISO-8859-1', async file => {
    const text = project.read(file).replaceAll('’', 'é')
    const first = text.split('\n').findIndex(line => /[à-ÿ]/.test(line)) + 1
    project.write(file, Buffer.from(text, 'latin1'))
    expect(await project.faults()).toEqual([notUtf8(file, first)])
  })

  it('Windows-1252, in a body alone', async () => {
    const text = project.read(article)
    const bytes = Buffer.concat([
      Buffer.from(`${text}\nUne ligne.\n\nL`),
      Buffer.from([0x92, 0x9c]),
      Buffer.from('il.\n'),
    ])
    project.write(article, bytes)
    expect(await project.faults()).toEqual([notUtf8(article, text.split('\n').length + 3)])
  })

  it('UTF-16, with a mark of byte order', async () => {
    project.write(article, transcode(Buffer.from(`\ufeff${project.read(article)}`), 'utf8', 'utf16le'))
    expect(await project.faults()).toContain(notUtf8(article, 1))
  })
})

describe('characters that XML forbids, and what was lost, are refused', () => {
  it.each([
    ['U+0000', '\0'],
    ['U+0008', '\b'],
    ['U+000C', '\f'],
    ['U+0010', '\x10'],
    ['U+001F', '\x1f'],
    ['U+0092', '\x92'],
    ['U+FFFE', '\ufffe'],
    ['U+FFFF', '\uffff'],
  ])('%s in a title and in a text', async (code, character) => {
    project.edit(article, 'Trésorerie', `Tréso${character}rerie`)
    project.edit(article, '## Un solde', `Un${character}mot.\n\n## Un solde`)
    const line =
      project
        .read(article)
        .split('\n')
        .findIndex(text => text.startsWith('Un')) + 1
    expect(await project.faults()).toEqual([
      notText(`${article}:2`, code),
      notText(`${article}:${line}`, code),
    ])
  })

  it('U+FFFD, the replacement character', async () => {
    project.edit(article, 'Trésorerie', 'Tr\ufffdsorerie')
    project.edit('content/site.yml', 'name: Exemple', 'name: Ex\ufffdmple')
    expect(await project.faults()).toEqual([lost(`${article}:2`), lost('content/site.yml:2')])
  })

  it('made by an escape of YAML', async () => {
    project.edit(article, 'coverAlt: Gravure de lignes', 'coverAlt: "Gravure\\x10 de \\ud800 lignes"\n#')
    project.edit('content/testimonials/one/fr.yml', 'title: Trésorière', 'title: "Trésori\\uFFFDre"')
    project.edit('content/metrics.yml', 'suffix: +', 'suffix: "\\0"')
    expect(await project.faults()).toEqual([
      notText(`${article}:10: field coverAlt`, 'U+0010'),
      notText(`${article}:10: field coverAlt`, 'U+D800'),
      notText('content/metrics.yml:7: field suffix', 'U+0000'),
      lost('content/testimonials/one/fr.yml:3: field title'),
    ])
  })

  it.each(['a\n\nb &#16; c', 'a\n\nb &#xFFFE;', 'a\n\n[b](/contact "c&#12;")', 'a\n\n## b&#12;'])(
    '%j, an entity of Markdown',
    text => expect(faults(text)).toEqual([expect.stringMatching(/^3: .*Fix: /)]),
  )

  it('leaves tabs, letters of all kinds and entities of code as they are', () => {
    expect(faults('a\tb é 𝛼 👩‍💻 &eacute; &#233; `&#16;`\n\n    &#16;')).toEqual([])
  })
})

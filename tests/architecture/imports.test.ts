import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .map(file => ({ file, room: file.split('/')[0] ?? '', text: readFileSync(join(src, file), 'utf8') }))

/** The imports of a file that exist at run time: type imports are erased. */
const imports = (text: string) =>
  [
    ...text.matchAll(
      /^(?:import|export)\s+(?!type\b)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map(([, stated, lazy]) => (stated ?? lazy) as string)

const roomOf = (file: string, target: string) =>
  target.startsWith('.') ? (relative(src, join(src, dirname(file), target)).split('/')[0] ?? '') : undefined

/** Dependencies run one way; a folder may import from itself and from these. */
const view: Record<string, string[]> = {
  styles: [],
  ui: ['styles', 'engraving'],
  lib: ['i18n', 'content', 'mail'],
  illustrations: ['styles', 'ui', 'components', 'i18n', 'engraving'],
  components: ['styles', 'ui', 'i18n', 'content', 'lib', 'engraving', 'seo'],
  pages: [
    'styles',
    'ui',
    'components',
    'illustrations',
    'i18n',
    'content',
    'lib',
    'dueDates',
    'payments',
    'statements',
    'engraving',
    'mail',
    'search',
    'seo',
  ],
  studio: ['styles', 'ui', 'i18n', 'lib', 'translation', 'content'],
}

test.each(Object.keys(view))('src/%s imports only from the rooms below it', room => {
  const allowed = new Set([room, ...(view[room] ?? [])])
  const over = files
    .filter(({ file }) => file.startsWith(`${room}/`) && !file.startsWith('studio/server/'))
    .flatMap(({ file, text }) =>
      imports(text)
        .filter(target => {
          const other = roomOf(file, target)
          return other !== undefined && !allowed.has(other)
        })
        .map(target => `${file} imports ${target}`),
    )
  expect(over).toEqual([])
})

const offenders = (rooms: string[], pattern: RegExp) =>
  files.filter(({ room, text }) => rooms.includes(room) && pattern.test(text)).map(({ file }) => file)

test('folders of pure functions do not import React', () => {
  expect(
    offenders(
      ['i18n', 'seo', 'engraving', 'mail', 'search', 'translation', 'dueDates', 'payments', 'statements'],
      /from ['"](react|react-dom|@lingui\/react)/,
    ),
  ).toEqual([])
})

test('ui does not import messages, the router or content', () => {
  expect(offenders(['ui', 'styles'], /from ['"](@lingui|@tanstack|#content)/)).toEqual([])
})

test('components and pure folders do not use the DOM directly', () => {
  const names = /(?<![\w.'"`/-])(window|document|navigator|localStorage|sessionStorage)\.\w/
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const pure = [
    'i18n',
    'seo',
    'engraving',
    'search',
    'styles',
    'translation',
    'dueDates',
    'payments',
    'statements',
  ]
  // The studio is a separate page that visitors never get.
  const elsewhere = ['entry-client.tsx', 'studio', 'build', 'tools']
  const over = files.filter(
    ({ file, room, text }) =>
      !elsewhere.includes(room) && (file.endsWith('.tsx') || pure.includes(room)) && names.test(code(text)),
  )
  expect(over.map(({ file }) => file)).toEqual([])
})

test('the worker does not use the DOM, and imports only addresses, languages and search', () => {
  const own = files.filter(({ room }) => room === 'service-worker')
  expect(own.length).toBeGreaterThan(5)
  const rooms = ['service-worker', 'i18n', 'seo', 'search']
  const over = own.flatMap(({ file, text }) => [
    ...imports(text)
      .filter(target => !rooms.includes(roomOf(file, target) ?? 'service-worker'))
      .map(target => `${file} imports ${target}`),
    ...imports(text)
      .filter(target => /^(react|@tanstack|@lingui|node:|#)/.test(target))
      .map(target => `${file} imports ${target}`),
    ...(/\b(document|window|localStorage|sessionStorage)\./.test(text)
      ? [`${file} says what only pages have`]
      : []),
  ])
  expect(over).toEqual([])
})

test('pages reach the worker by messages alone: they import its types', () => {
  const over = files
    .filter(({ room }) => !['service-worker', 'build'].includes(room))
    .flatMap(({ file, text }) =>
      imports(text)
        .filter(target => roomOf(file, target) === 'service-worker')
        .map(target => `${file} imports ${target}`),
    )
  expect(over).toEqual([])
})

test('Node’s modules are used at build, by the servers and by the tools alone', () => {
  const over = files
    .filter(
      ({ file, room }) =>
        !['build', 'server', 'content', 'tools'].includes(room) && !file.startsWith('studio/server/'),
    )
    .filter(({ text }) => imports(text).some(target => target.startsWith('node:')))
  expect(over.map(({ file }) => file)).toEqual([])
})

test('the translators’ studio is imported by nothing else', () => {
  const over = files
    .filter(({ room }) => room !== 'studio')
    .filter(({ file, text }) =>
      imports(text).some(target => roomOf(file, target) === 'studio' || /\/studio\//.test(target)),
    )
  expect(over.map(({ file }) => file)).toEqual([])
})

test('a route file exports only Route', () => {
  const over = files
    // The router ignores files whose names begin with a hyphen.
    .filter(({ file, room }) => room === 'routes' && !/\/-/.test(file))
    .filter(
      ({ text }) => (text.match(/^export /gm) ?? []).length !== 1 || !/^export const Route\b/m.test(text),
    )
  expect(over.map(({ file }) => file)).toEqual([])
})

test('no style stands inline: the policy forbids it', () => {
  expect(files.filter(({ text }) => /\sstyle=\{/.test(text)).map(({ file }) => file)).toEqual([])
})

test('every rule of the sheet lies in a layer', () => {
  const sheets = files.filter(({ file }) => file.endsWith('.css.ts') && !file.includes('fonts.css'))
  const loose = sheets.filter(
    // An empty style is a name for selectors; what is important wins from any layer.
    ({ text }) => /\b(style|globalStyle)\((?!\{\}\))/.test(text) && !/'@layer'|!important/.test(text),
  )
  expect(loose.map(({ file }) => file)).toEqual([])
})

test('no two folders import from each other, unless one holds the other', () => {
  const links = new Map<string, Set<string>>()
  for (const { file, text } of files)
    for (const target of imports(text).filter(name => name.startsWith('.'))) {
      const from = dirname(file)
      links.set(from, (links.get(from) ?? new Set()).add(dirname(relative(src, join(src, from, target)))))
    }
  const holds = (outer: string, inner: string) => outer === '.' || inner.startsWith(`${outer}/`)
  const circles = [...links].flatMap(([from, targets]) =>
    [...targets]
      .filter(to => from < to && links.get(to)?.has(from) && !holds(from, to) && !holds(to, from))
      .map(to => `${from} and ${to}`),
  )
  expect(circles).toEqual([])
})

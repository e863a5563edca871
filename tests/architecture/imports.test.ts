import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .map(file => ({ file, text: readFileSync(join(src, file), 'utf8') }))

/** The imports of a file that exist at run time: type imports are erased. */
const imports = (text: string) =>
  [
    ...text.matchAll(
      /^(?:import|export)\s+(?!type\b)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map(([, stated, lazy]) => (stated ?? lazy) as string)

/** Rooms, and the folders in them that have a place of their own among the others; the longest name wins. */
const rooms = [
  ...['app', 'routes', 'pages', 'components', 'i18n', 'content', 'search', 'offline', 'artwork'],
  ...['build', 'server', 'studio', 'commands'],
  ...['app/hydration', 'app/head', 'app/navigation', 'app/install', 'app/inline'],
  ...['components/styles', 'components/ui', 'i18n/node', 'i18n/po', 'i18n/checks'],
  ...['content/schema', 'content/checks', 'content/markdown', 'search/dialog'],
  ...['offline/worker', 'offline/build', 'offline/page', 'studio/server'],
].sort((one, other) => other.length - one.length)

const placeOf = (path: string) => rooms.find(room => path === room || path.startsWith(`${room}/`)) ?? ''
const roomOf = (file: string, target: string) =>
  target.startsWith('.') ? placeOf(relative(src, join(src, dirname(file), target))) : ''

/** The imports of a file into other rooms than its own and those allowed. */
const over = (file: string, text: string, allowed: readonly string[]) =>
  imports(text)
    .filter(target => {
      const other = roomOf(file, target)
      return other && other !== placeOf(file) && !allowed.includes(other)
    })
    .map(target => `${file} imports ${target}`)

/** Dependencies run one way; a room may import from itself and from these. */
const view: Record<string, string[]> = {
  'components/styles': [],
  'components/ui': ['components/styles', 'artwork'],
  artwork: ['components/styles'],
  i18n: [],
  'i18n/po': ['i18n'],
  'i18n/checks': ['i18n', 'i18n/po'],
  search: ['i18n', 'content'],
  'offline/worker': ['i18n', 'search'],
  'app/hydration': ['i18n', 'components/styles'],
  'app/head': ['i18n', 'content', 'artwork'],
  components: ['components/styles', 'components/ui', 'i18n', 'content', 'artwork', 'app/hydration'],
  'app/navigation': ['components', 'app/hydration', 'content'],
  'search/dialog': [
    'search',
    'i18n',
    'content',
    'components',
    'components/styles',
    'components/ui',
    'app/hydration',
  ],
  'offline/page': [
    'i18n',
    'content',
    'components',
    'components/styles',
    'components/ui',
    'app/hydration',
    'app/navigation',
  ],
  pages: [
    'components',
    'components/styles',
    'components/ui',
    'app/hydration',
    'app/head',
    'i18n',
    'content',
    'search',
    'artwork',
  ],
  studio: [
    'components/styles',
    'components/ui',
    'components',
    'i18n',
    'i18n/checks',
    'i18n/po',
    'content',
    'app',
  ],
}

test.each(Object.keys(view))('src/%s imports only from the rooms below it', room => {
  const own = files.filter(({ file }) => placeOf(file) === room)
  expect(own.length).toBeGreaterThan(0)
  expect(own.flatMap(({ file, text }) => over(file, text, view[room] ?? []))).toEqual([])
})

const offenders = (of: (file: string) => boolean, pattern: RegExp) =>
  files.filter(({ file, text }) => of(file) && pattern.test(text)).map(({ file }) => file)

/** Folders of functions that need neither React nor a page. */
const isPure = (file: string) =>
  /^(i18n|artwork|app\/head|search\/\w+\.ts|pages\/(contact\/mail|dueDates\/law|statements\/formats|payments\/(formats|checks)))/.test(
    file,
  )

test('folders of pure functions do not import React', () => {
  expect(offenders(isPure, /from ['"](react|react-dom|@lingui\/react)/)).toEqual([])
})

test('ui does not import messages, the router or content', () => {
  expect(
    offenders(file => /^components\/(ui|styles)\//.test(file), /from ['"](@lingui|@tanstack|#content)/),
  ).toEqual([])
})

test('components and pure folders do not use the DOM directly', () => {
  const names = /(?<![\w.'"`/-])(window|document|navigator|localStorage|sessionStorage)\.\w/
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  // The studio is a separate page that visitors never get.
  const elsewhere = /^(app\/entry-client\.tsx|studio\/|build\/|commands\/|pages\/contact\/mail\/)/
  const found = files.filter(
    ({ file, text }) =>
      !elsewhere.test(file) &&
      (file.endsWith('.tsx') || isPure(file) || file.startsWith('components/styles/')) &&
      names.test(code(text)),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

test('the worker does not use the DOM, React or Node', () => {
  const own = files.filter(({ file }) => file.startsWith('offline/worker/'))
  expect(own.length).toBeGreaterThan(5)
  const found = own.flatMap(({ file, text }) => [
    ...imports(text)
      .filter(target => /^(react|@tanstack|@lingui|node:|#)/.test(target))
      .map(target => `${file} imports ${target}`),
    ...(/\b(document|window|localStorage|sessionStorage)\./.test(text)
      ? [`${file} says what only pages have`]
      : []),
  ])
  expect(found).toEqual([])
})

test('pages reach the worker by messages alone: they import its types', () => {
  const found = files
    .filter(({ file }) => !/^(offline\/(worker|build)|build)\//.test(file))
    .flatMap(({ file, text }) =>
      imports(text)
        .filter(target => roomOf(file, target) === 'offline/worker')
        .map(target => `${file} imports ${target}`),
    )
  expect(found).toEqual([])
})

test('Node’s modules are used at build, by the servers and by the commands alone', () => {
  const found = files
    .filter(
      ({ file }) => !/^(build|server|content|commands|studio\/server|offline\/build)\/|\/node\//.test(file),
    )
    .filter(({ text }) => imports(text).some(target => target.startsWith('node:')))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('the translators’ studio is imported by nothing else', () => {
  const found = files
    .filter(({ file }) => !file.startsWith('studio/'))
    .filter(({ file, text }) =>
      imports(text).some(target => /^studio/.test(roomOf(file, target) ?? '') || /\/studio\//.test(target)),
    )
  expect(found.map(({ file }) => file)).toEqual([])
})

test('a route file exports only Route', () => {
  const found = files
    // The router ignores files whose names begin with a hyphen.
    .filter(({ file }) => file.startsWith('routes/') && !/\/-/.test(file))
    .filter(
      ({ text }) => (text.match(/^export /gm) ?? []).length !== 1 || !/^export const Route\b/m.test(text),
    )
  expect(found.map(({ file }) => file)).toEqual([])
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

import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const contentsOf = (file: string) => readFileSync(file, 'utf8')

/** The modules that a file imports when it loads: neither types nor what it loads later. */
const importsOf = (file: string) =>
  [...contentsOf(file).matchAll(/^(?:import|export) (?!type )[^']*?from '(\.[^']+\.tsx?)'/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(path => existsSync(path))

/**
 * The parts that keep their prerendered HTML on a first visit: `hydrate` with `when: 'never'`, and pages whose route does
 * not say that they hydrate.
 */
function staticParts(root: string): string[] {
  return globSync('src/**/*.tsx', { cwd: root }).flatMap(name => {
    const file = join(root, name)
    const calls = [...contentsOf(file).matchAll(/\b(hydrate|pageRoute)(?:<[^(]*>)?\(\{([\s\S]*?)\n? *\}\)/g)]
    return calls.flatMap(([, maker, options = '']) => {
      const [, path] = /import\('([^']+)'\)/.exec(options) ?? []
      const isStatic =
        maker === 'hydrate' ? /\.\.\.never|when: 'never'/.test(options) : !options.includes('hydrates:')
      return path && isStatic ? [join(dirname(file), path)] : []
    })
  })
}

const hooks =
  'State|Effect|LayoutEffect|InsertionEffect|Reducer|SyncExternalStore|ActionState|Optimistic|Transition'
const lively = new RegExp(`\\bon[A-Z]\\w+=\\{|\\buse(?:${hooks})(?:<[^(]*>)?\\(`)

/** What a part that never hydrates uses in vain, with the way out. */
function deadCode(root: string): string[] {
  return staticParts(root).flatMap(part => {
    const dead: string[] = []
    const files = new Set([part])
    for (const file of files) {
      for (const module of importsOf(file)) files.add(module)
      const [code] = lively.exec(contentsOf(file)) ?? []
      const [from, to] = [part, file].map(path => relative(root, path).replaceAll('\\', '/'))
      if (code) dead.push(`${from} never hydrates, but ${to} has “${code}”. Fix: ${fix}`)
    }
    return dead
  })
}

const fix =
  "load that component in its page by hydrate({ when: 'visible', messages, load }), as src/pages/home/HomePage.tsx does."

test('a part that never hydrates has no handlers, state or effects: they would work in development alone', () => {
  const root = join(import.meta.dirname, '../..')
  expect(staticParts(root).length).toBeGreaterThan(20)
  expect(deadCode(root)).toEqual([])
})

test('sees handlers and hooks wherever a static page imports them, and leaves parts that hydrate alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  const route = (page: string, more = '') =>
    `pageRoute({\n  page: () => import('../pages/${page}.tsx').then(page => page.${page}),\n${more}})`
  const files: Record<string, string> = {
    'routes/a.tsx': route('Static'),
    'routes/b.tsx': route('Form', "  hydrates: 'src/pages/Form.tsx',\n"),
    'pages/Static.tsx':
      "import { Counter } from './Counter.tsx'\nimport type { Form } from './Form.tsx'\nimport { rows } from './rows.ts'\nconst Live = hydrate({ ...visible, load: () => import('./Form.tsx').then(part => part.Form) })",
    'pages/Counter.tsx': "import {\n  useCount,\n} from './useCount.ts'\n<button onClick={() => add()} />",
    'pages/useCount.ts': 'export const useCount = () => useState<number>(0)',
    'pages/Form.tsx': 'useEffect(() => {})',
    'pages/rows.ts': 'export const rows = []',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', file)), { recursive: true })
    writeFileSync(join(folder, 'src', file), `${text}\n`)
  }
  const dead = deadCode(folder)
  rmSync(folder, { recursive: true })
  expect(dead.map(line => line.slice(0, line.indexOf(' Fix:')))).toEqual([
    'src/pages/Static.tsx never hydrates, but src/pages/Counter.tsx has “onClick={”.',
    'src/pages/Static.tsx never hydrates, but src/pages/useCount.ts has “useState<number>(”.',
  ])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const contentsOf = (file: string) => readFileSync(file, 'utf8')

/** The modules of components that a component file imports when it loads: not what it loads later. */
const componentsIn = (file: string) =>
  [...contentsOf(file).matchAll(/^(?:import|export) (?!type )[^']*?from '(\.[^']+\.tsx)'/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(path => existsSync(path))

/**
 * The parts that keep their prerendered HTML on a first visit: `hydrate` with `when: 'never'`, and pages whose route does
 * not say that they hydrate.
 */
function staticParts(): string[] {
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

const lively = /\bon[A-Z]\w+=\{|\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore)\(/

test('a part that never hydrates has no handlers, state or effects: they would work in development alone', () => {
  const parts = staticParts()
  expect(parts.length).toBeGreaterThan(20)
  const dead: string[] = []
  for (const part of parts) {
    const files = new Set([part])
    for (const file of files) {
      for (const component of componentsIn(file)) files.add(component)
      const [found] = lively.exec(contentsOf(file)) ?? []
      if (found) dead.push(`${relative(root, part)}: ${found} in ${relative(root, file)}`)
    }
  }
  expect(dead).toEqual([])
})

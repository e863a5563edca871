import type { Plugin } from 'vite'
import { isNode, type Node, within } from './syntaxTree.ts'

const preloadHelper = '\0vite/preload-helper.js'
const preload = '__vitePreload'

/** What a call of the helper comes to: the import, of which nothing need be picked out before it is used. */
function importIn(call: Node): Node | undefined {
  const [load] = call.arguments as Node[]
  const body = load?.body as Node | undefined
  if (!body) return
  if (body.type !== 'BlockStatement') return body
  return [...within(body)].find(({ type }) => type === 'AwaitExpression')?.argument as Node | undefined
}

/** A chunk without the calls of the helper. */
function withoutHelper(code: string, tree: Node): string {
  const calls = [...within(tree)].filter(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.name === preload,
  )
  return calls.reduceRight((lean, call) => {
    const own = importIn(call)
    return own ? lean.slice(0, call.start) + code.slice(own.start, own.end) + lean.slice(call.end) : lean
  }, code)
}

/**
 * React throws a few marks that nobody sees, and makes them as it loads, as errors. Where somebody watches (Lighthouse,
 * developer tools), a browser then looks up where each was made, and reads all of react-dom once more for it.
 */
const marks = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * What each module of the router exports that nothing here calls: its link component (ours is an anchor), and hooks that
 * its routes offer as methods, so that a bundler has to keep them. To call one is an error at once.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  link: ['Link', 'useLinkProps', 'createLink', 'linkOptions'],
  useLoaderDeps: ['useLoaderDeps'],
  useNavigate: ['Navigate', 'useNavigate'],
  useParams: ['useParams'],
  useRouteContext: ['useRouteContext'],
  useSearch: ['useSearch'],
}

/**
 * Leaves out of the client what it never uses: Vite's helper that fetches styles and preloads along with a lazy module
 * (there is one stylesheet, and pages name their modules), parts of the router, what stands in for React where it is older, and
 * errors that are none.
 */
export function leanClient(): Plugin {
  return {
    name: 'balancier-lean-client',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === preloadHelper) return `export const ${preload} = load => load()`
      // What older Reacts lack, this one has.
      if (/use-sync-external-store[\\/]shim[\\/]index\.js$/.test(id))
        return `module.exports = require('react')`
      const [, module = ''] = /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/](\w+)\.js$/.exec(id) ?? []
      return unused[module] && `export const ${unused[module].map(name => `${name} = undefined`)}`
    },
    transform(code, id) {
      return /react-dom-client\.production\.js$/.test(id) ? code.replace(marks, '$1{ message: $2 }') : null
    },
    renderChunk(code) {
      return code.includes(preload) ? withoutHelper(code, this.parse(code) as unknown as Node) : null
    },
  }
}

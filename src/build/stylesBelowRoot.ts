import type { Plugin } from 'vite'

/**
 * Writes the absolute imports of vanilla-extract from the root of the project. The size of a module decides which chunk
 * takes it, so that bundles would depend on how long the project’s path is.
 */
export function stylesBelowRoot(): Plugin {
  let root = ''
  return {
    name: 'balancier:styles-below-root',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: code => ({ code: code.replaceAll(`import '${root}/`, "import '/"), map: null }),
    },
  }
}

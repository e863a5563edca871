import type { Plugin } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/**
 * Leaves out of the client what it never uses: Vite's helper that fetches styles and preloads along with a lazy module
 * (there is one stylesheet, and pages name their modules), and the router's own link component (ours is an anchor).
 */
export function leanClient(): Plugin {
  return {
    name: 'balancier-lean-client',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === preloadHelper) return 'export const __vitePreload = load => load()'
      if (/@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/.test(id)) {
        return 'export const Link = undefined, useLinkProps = undefined, createLink = undefined, linkOptions = undefined'
      }
      return undefined
    },
  }
}

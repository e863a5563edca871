import type { Plugin, PluginOption } from 'vite'

type Hook = (this: unknown, ...args: string[]) => unknown

/** What takes most of the time of a bundle and comes to the same in each: messages, their catalogues, styles. */
const shared = /^(@rolldown\/plugin-babel|vite-plugin-lingui-load-catalog|vite-plugin-vanilla-extract)$/

async function flat(option: PluginOption): Promise<Plugin[]> {
  const found = await option
  if (Array.isArray(found)) return (await Promise.all(found.map(flat))).flat()
  return found ? [found] : []
}

/**
 * A function that has the plugins of one bundle after the other give what they gave before for the same file and text.
 * For one run: what else that is made from must not change meanwhile.
 */
export function sharedPlugins(): (plugins: PluginOption) => Promise<Plugin[]> {
  const known = new Map<string, { text: string; result: unknown }>()
  const remembering = (kind: string, hook: Hook): Hook =>
    async function (...args) {
      // A transform is given the text, and then whose it is.
      const [file = '', text = ''] = kind.startsWith('transform') ? [args[1], args[0]] : [args[0]]
      const key = `${kind} ${file}`
      const before = known.get(key)
      if (before?.text === text) return before.result
      const result = await hook.apply(this, args)
      if (result) known.set(key, { text, result })
      return result
    }
  return async plugins => {
    const isFirst = known.size === 0
    const all = await flat(plugins)
    for (const plugin of all.filter(({ name }) => shared.test(name))) {
      // What there is to do at the start, such as to open a compiler of styles, is done when it is asked for.
      if (!isFirst) delete plugin.buildStart
      for (const name of ['transform', 'resolveId', 'load'] as const) {
        const kind = `${name} ${plugin.name}`
        const hook = plugin[name] as Hook | { handler: Hook } | undefined
        if (typeof hook === 'function') Object.assign(plugin, { [name]: remembering(kind, hook) })
        else if (hook) hook.handler = remembering(kind, hook.handler)
      }
    }
    return all
  }
}

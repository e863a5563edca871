import { apart } from './apart.ts'
import type { Bundle } from './bundle.ts'

/**
 * A function that makes one of these bundles and, as they share most of the work, those after it, which are then there when
 * they are asked for. In a process of their own, bundles take their memory with them.
 */
export function bundlesApart(all: readonly Bundle[]): (bundle: Bundle) => Promise<string[]> {
  const data = new Map<string, string[]>()
  return async ({ out }) => {
    if (!data.has(out)) {
      const missing = all.slice(all.findIndex(one => one.out === out))
      const told = await apart<string[][]>('bundle.ts', JSON.stringify(missing))
      for (const [index, one] of missing.entries()) if (told?.[index]) data.set(one.out, told[index])
    }
    const own = data.get(out)
    if (!own) throw new Error('bundle.ts did not tell which data are in the bundle')
    return own
  }
}

/**
 * Reads which address of another site each page is to stand beside, as `--beside` has them.
 * @example besideOf('home=http://localhost:8080/,index=http://localhost:8080/blog/')
 * // { home: 'http://localhost:8080/', index: 'http://localhost:8080/blog/' }
 */
export function besideOf(option: string, names: readonly string[]): Record<string, string> {
  const pairs = option.split(',').map(pair => {
    const [, name = '', address = ''] = /^(\w+)=(https?:\/\/.+)$/.exec(pair) ?? []
    if (!names.includes(name))
      throw new Error(`--beside ${pair}: write a page (${names.join(', ')}), = and an address with http`)
    return [name, address]
  })
  return Object.fromEntries(pairs)
}

import { join } from 'node:path'
import { parse } from 'parse5'
import { expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages, dist, read } from './built.ts'

type Node = {
  nodeName: string
  tagName?: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

const names = (list: string) => new Set(list.split(' '))
/** Elements that hold text and inline elements alone, and those that are not inline. */
const inline = names(
  'p h1 h2 h3 h4 h5 h6 span b i em strong small button abbr cite code kbd mark q s sub sup time pre output label',
)
const block = names(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul li dd dt',
)
const interactive = names('a button details iframe label select textarea input summary')
const parents: Record<string, ReadonlySet<string>> = {
  li: names('ul ol menu'),
  dt: names('dl div'),
  dd: names('dl div'),
  figcaption: names('figure'),
  summary: names('details'),
  tr: names('thead tbody tfoot'),
  td: names('tr'),
  th: names('tr'),
}
const children: Record<string, ReadonlySet<string>> = {
  ul: names('li script template'),
  ol: names('li script template'),
  dl: names('dt dd div script template'),
}

/** What stands where HTML does not allow it, among the descendants of a node. */
function misplaced(node: Node, ancestors: readonly string[] = []): string[] {
  const { tagName, attrs = [], childNodes = [] } = node
  const parent = ancestors.at(-1)
  const faults: string[] = []
  if (tagName && parent) {
    const where = `${tagName} in ${ancestors.slice(-4).join(' > ')}`
    const focusable = interactive.has(tagName) || attrs.some(({ name }) => name === 'tabindex')
    if (block.has(tagName) && ancestors.some(name => inline.has(name))) faults.push(where)
    if (focusable && ancestors.some(name => name === 'a' || name === 'button')) faults.push(where)
    if (parents[tagName] && !parents[tagName].has(parent)) faults.push(where)
    if (children[parent] && !children[parent].has(tagName)) faults.push(where)
  }
  const inside = tagName ? [...ancestors, tagName] : ancestors
  return [...faults, ...childNodes.flatMap(child => misplaced(child, inside))]
}

const pages = builtPages(locales)
const parsed = (file: string) => {
  const errors: string[] = []
  const document = parse(read(file), { onParseError: ({ code }) => errors.push(code) }) as Node
  return { document, errors }
}

it('every page is HTML that no parser has to mend, with elements only where they may stand', () => {
  expect(pages.length).toBeGreaterThan(100)
  const faults = pages.flatMap(file => {
    const { document, errors } = parsed(file)
    return [...new Set([...errors, ...misplaced(document)])].map(fault => `${file}: ${fault}`)
  })
  expect(faults).toEqual([])
})

const found = (node: Node, is: (node: Node) => boolean): Node[] => [
  ...(is(node) ? [node] : []),
  ...(node.childNodes ?? []).flatMap(child => found(child, is)),
]
const attribute = (node: Node | undefined, name: string) => node?.attrs?.find(one => one.name === name)?.value
const text = (node: Node): string =>
  node.nodeName === '#text' ? (node.value ?? '') : (node.childNodes ?? []).map(text).join('')

it('the facts of an article are parted without styles', () => {
  for (const file of pages.filter(file => /\/blog-post-|\/(?:privacy|terms)\.html$/.test(file))) {
    const [time] = found(parsed(file).document, ({ tagName }) => tagName === 'header').flatMap(header =>
      found(
        header,
        ({ tagName, childNodes }) =>
          tagName === 'p' &&
          found({ nodeName: '', childNodes: childNodes ?? [] }, one => one.tagName === 'time').length > 0,
      ),
    )
    expect(time && text(time), file).toMatch(/\d{4}, .*\d+ min|\d{4}, \d+ min/)
    expect(time && text(time), file).not.toMatch(/\p{Ll}\p{Lu}|\d\p{Lu}|\p{Ll}\d/u)
  }
})

it('no Markdown is left in the text of a page', () => {
  const isText = (node: Node): string =>
    /^(?:code|pre|script|style|svg|textarea|kbd)$/.test(node.tagName ?? '')
      ? ' '
      : node.nodeName === '#text'
        ? (node.value ?? '')
        : (node.childNodes ?? []).map(isText).join('')
  for (const file of pages) {
    const [main] = found(parsed(file).document, ({ tagName }) => tagName === 'main')
    expect(
      main &&
        isText(main).match(/\*\*|\]\(|(?:^|\n)#{1,6}[ \u00a0]|\|\s*:?-{3}|\[\^[^\]]+\]|~~|(?:^|\s)__\p{L}/gu),
      file,
    ).toBeNull()
  }
})

/** Where an address of the site leads: a page by its path, with its canonical address. */
const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(read('fr/paiements.html'))?.[1] ?? ''
const canonicals = new Map(
  pages.map(file => [
    `/${file.replace(/(?:\/index)?\.html$/, '')}`,
    /<link rel="canonical" href="([^"]*)"/.exec(read(file))?.[1]?.replaceAll('&amp;', '&'),
  ]),
)
const isCanonical = (address: string) => {
  const path = decodeURI(address.replace(origin, '').replace(/[?#].*$/, ''))
  return canonicals.get(path) === undefined
    ? !canonicals.has(path)
    : decodeURI(canonicals.get(path) ?? '') === origin + path
}

it('breadcrumbs, structured data, alternates and shared links name canonical addresses alone', () => {
  const faults = pages.flatMap(file => {
    const html = read(file)
    const { document } = parsed(file)
    const crumbs = found(document, node => attribute(node, 'data-crumbs') !== undefined)
      .flatMap(list => found(list, ({ tagName }) => tagName === 'a'))
      .map(link => attribute(link, 'href') ?? '')
    const [, json = '[]'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
    const described = [...json.matchAll(/"(?:item|url|@id|mainEntityOfPage)":"([^"]+)"/g)].map(
      ([, url = '']) => url,
    )
    const heads = found(document, ({ tagName }) => tagName === 'link')
      .filter(
        link =>
          /^(?:canonical|alternate)$/.test(attribute(link, 'rel') ?? '') &&
          attribute(link, 'hreflang') !== 'x-default',
      )
      .map(link => attribute(link, 'href') ?? '')
    return [...crumbs, ...described, ...heads]
      .filter(address => !isCanonical(address))
      .map(address => `${file}: ${address}`)
  })
  expect(faults).toEqual([])
})

it('a bare address names its canonical address, and no other page', () => {
  const bare = pages.filter(file => file.startsWith('fr/')).map(file => file.slice('fr/'.length))
  for (const file of bare.filter(file => file !== 'index.html' && file !== 'shell.html')) {
    expect(/<link rel="canonical" href="([^"]*)"/.exec(read(file))?.[0], join(dist, file)).toBe(
      /<link rel="canonical" href="([^"]*)"/.exec(read(`fr/${file}`))?.[0],
    )
  }
})

it('feeds hold whole addresses, visible links and no signs of the site', () => {
  for (const locale of locales) {
    const feed = JSON.parse(read(`${locale}/feed.json`)) as {
      items: { content_html: string; image: string }[]
    }
    for (const { content_html: html, image } of feed.items) {
      expect(html).not.toMatch(
        />#<\/a>|\((?:nouvel onglet|opens in a new tab)\)|\s(?:href|src)="(?!https?:|mailto:|tel:)/,
      )
      expect(html).not.toMatch(/<a href="[^"]*">\s*<\/a>/)
      expect(read(image.slice(origin.length + 1)).length).toBeGreaterThan(1000)
    }
  }
})

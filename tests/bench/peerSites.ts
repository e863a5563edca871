import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ArticleData, TeaserList } from '../../src/content/types.ts'

const root = join(import.meta.dirname, '../..')

/** A site with our articles, pictures and fonts, made the usual way with another framework. */
export type Peer = {
  name: 'astro' | 'next'
  folder: string
  /** Where its build lies, below the folder. */
  output: string
  pages: { home: string; article: string }
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
const article = 'impayes'

/** The same plain stylesheet for both: two fonts, a grid of cards, a column of text. */
const styles = `@font-face { font-family: Display; src: url(/fonts/familjen-grotesk.woff2) format('woff2'); font-weight: 400 700; font-display: swap }
@font-face { font-family: Text; src: url(/fonts/instrument-sans.woff2) format('woff2'); font-weight: 400 700; font-display: swap }
body { margin: 0; font: 1.0625rem/1.6 Text, Arial, sans-serif; color: #1d2433; background: #fbf9f4 }
h1, h2, h3 { font-family: Display, Arial, sans-serif; line-height: 1.15 }
header, main, footer { max-width: 72rem; margin: auto; padding: 1rem }
nav a { margin-inline-end: 1rem }
img { width: 100%; height: auto }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1.5rem }
.text { max-width: 42rem }
`

const astro = (title: string, body: string, props = '') => `---
import '../styles.css'
import data from '../data.json'
${props}
---
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><header><nav><a href="/">Home</a><a href="/${article}/">Article</a></nav></header><main>${body}</main><footer>{data.foot}</footer></body></html>
`

const card = (link: 'a' | 'Link') =>
  `<article><img src={\`/covers/\${item.id}.avif\`} alt={item.coverAlt} width="960" height="600" loading={index ? 'lazy' : 'eager'} /><h3><${link} href={\`/\${item.id}/\`}>{item.title}</${link}></h3><p>{item.summary}</p></article>`

const astroFiles = {
  'package.json': json({
    private: true,
    type: 'module',
    scripts: { build: 'astro build' },
    dependencies: { astro: '7.3.5' },
  }),
  'src/styles.css': styles,
  'src/pages/index.astro': astro(
    'Home',
    `<h1>{data.title}</h1><p>{data.lead}</p><div class="grid">{data.items.map((item, index) => ${card('a')})}</div>`,
  ),
  'src/pages/[id].astro': astro(
    '{item.title}',
    `<h1>{item.title}</h1><img src={\`/covers/\${item.id}.avif\`} alt={item.coverAlt} width="960" height="600" /><div class="text" set:html={data.html} />`,
    'export const getStaticPaths = () => data.items.map(item => ({ params: { id: item.id }, props: { item } }))\nconst { item } = Astro.props',
  ),
}

const nextFiles = {
  'package.json': json({
    private: true,
    type: 'module',
    scripts: { build: 'next build' },
    dependencies: { next: '16.4.6', react: '19.2.0', 'react-dom': '19.2.0' },
  }),
  'next.config.mjs': `export default { output: 'export', trailingSlash: true }\n`,
  'app/styles.css': styles,
  'app/layout.jsx': `import './styles.css'
import Link from 'next/link'
import data from '../data.json'
export default ({ children }) => <html lang="en"><body><header><nav><Link href="/">Home</Link><Link href="/${article}/">Article</Link></nav></header><main>{children}</main><footer>{data.foot}</footer></body></html>
`,
  'app/page.jsx': `import Link from 'next/link'
import data from '../data.json'
export default () => <><h1>{data.title}</h1><p>{data.lead}</p><div className="grid">{data.items.map((item, index) => <div key={item.id}>${card('Link')}</div>)}</div></>
`,
  'app/[id]/page.jsx': `import data from '../../data.json'
export const generateStaticParams = () => data.items.map(({ id }) => ({ id }))
export default async ({ params }) => {
  const { id } = await params
  const item = data.items.find(one => one.id === id)
  return <><h1>{item.title}</h1><img src={\`/covers/\${id}.avif\`} alt={item.coverAlt} width="960" height="600" /><div className="text" dangerouslySetInnerHTML={{ __html: data.html }} /></>
}
`,
}

/** Writes the sources of the peers into a folder, each into its own. Reads what the site was built from. */
export function writePeers(folder: string): Peer[] {
  const read = <T>(file: string): T =>
    JSON.parse(readFileSync(join(root, '.velite/data/en', file), 'utf8')) as T
  const { meta, html } = read<ArticleData>(`articles/${article}.json`)
  const teasers = read<TeaserList>('teasers.json')
  const items = [meta, ...teasers.filter(({ id }) => id !== article)]
  const data = json({
    title: 'Every euro in its place',
    lead: meta.summary,
    foot: 'Fictional vendor',
    items,
    html,
  })
  const covers = readdirSync(join(root, 'dist/covers'))

  const peers = { astro: astroFiles, next: nextFiles }
  return (Object.keys(peers) as (keyof typeof peers)[]).map(name => {
    const own = join(folder, name)
    const dataFile = name === 'astro' ? 'src/data.json' : 'data.json'
    for (const [file, text] of Object.entries({ ...peers[name], [dataFile]: data })) {
      mkdirSync(dirname(join(own, file)), { recursive: true })
      writeFileSync(join(own, file), text)
    }
    for (const { id, cover } of items) {
      const file = covers.find(one => one === `${id.replace(/[^a-z0-9-]/g, '-')}-${cover.key}-960.avif`)
      if (file) cpSync(join(root, 'dist/covers', file), join(own, 'public/covers', `${id}.avif`))
    }
    for (const font of ['familjen-grotesk', 'instrument-sans'])
      cpSync(join(root, '.fonts', `${font}.woff2`), join(own, 'public/fonts', `${font}.woff2`))
    const pages = { home: '/', article: `/${article}/` }
    return { name, folder: own, output: name === 'astro' ? 'dist' : 'out', pages }
  })
}

import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { html } from './support/render.ts'

/** Words that Readability takes for comments, share buttons and the like where they stand in an id or class. */
const headings = [
  'Comment lire un relevé',
  'Commentaires de la banque',
  'Combien coûte un rejet',
  'Share the gain',
  'Related entities',
  'Contact à la banque',
  'Promo',
  'Media and banners',
  'Meta',
  'Widget',
  'Tags et scroll',
  'Footer totals',
  'Shopping',
  'Sponsor',
  'Sidebar',
  'Hidden fees',
  'Ad hoc',
  'Menu',
]

it('reader views keep every heading, table, callout, key figure, chart, quotation and note', () => {
  const paragraph =
    'Le relevé arrive chaque matin, avec ses mouvements, ses soldes et ses dates de valeur. '.repeat(4)
  const blocks = [
    '| Motif | Total |\n|---|---|\n| Frais cachés | 12 |',
    '::: note Le titre\nLa remarque.\n:::',
    '::: figure-cle 12 jours\nDe retard.\n:::',
    '::: bars Les délais\n| Qui | Jours |\n|---|---|\n| Constaté | 50 |\n| Promis | 30 |\n:::',
    '> La citation.\n>\n> — Une trésorière',
    '- Le premier point.\n- Le second point.',
  ]
  const sections = headings.map((heading, at) =>
    [`##${at % 3 === 2 ? '#' : ''} ${heading}`, paragraph, blocks[at % blocks.length]].join('\n\n'),
  )
  const body = html(`${paragraph}[^1]\n\n${sections.join('\n\n')}\n\n[^1]: La note.`, 'fr')
  const { document } = new JSDOM(`<main><article><h1>Titre</h1><div>${body}</div></article></main>`, {
    url: 'https://site.example/fr/blog-post-a',
  }).window
  const content = new Readability(document).parse()?.content
  const read = new JSDOM(content ?? '').window.document
  const own = (element: Element) => element.textContent?.replace(/#$/, '')
  expect([...read.querySelectorAll('h2, h3')].map(own)).toEqual(headings)
  for (const text of [
    'Frais cachés',
    'La remarque.',
    '12\u00a0jours',
    'Constaté',
    'La citation.',
    'Une trésorière',
    'Le second point.',
    'La note.',
  ])
    expect(read.body.textContent).toContain(text)
  expect(read.body.textContent?.trim().startsWith('Le relevé arrive')).toBe(true)
})

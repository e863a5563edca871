import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../src/content/markdown/render.ts'
import { html } from './support/render.ts'

const anchor = (id: string) => `<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`

describe('headings', () => {
  it('get an id from their text, numbered when it comes again, and a link', () => {
    expect(html('## L’échéance\n\n## L’échéance')).toBe(
      `<h2><a id="l-echeance"></a>L’échéance${anchor('l-echeance')}</h2>\n` +
        `<h2><a id="l-echeance-2"></a>L’échéance${anchor('l-echeance-2')}</h2>\n`,
    )
  })

  it('make the table of contents, levels 2 and 3, and are all targets', () => {
    const { toc, anchors } = renderMarkdown('## A *b* `c`\n### D\n#### E', { locale: 'en' })
    expect(toc).toEqual([
      { id: 'a-b-c', level: 2, text: 'A b c' },
      { id: 'd', level: 3, text: 'D' },
    ])
    expect(anchors).toEqual(['a-b-c', 'd', 'e'])
  })

  it('have the no-break spaces of the language in the table of contents', () => {
    expect(renderMarkdown('## Quoi ?', { locale: 'fr' }).toc[0]?.text).toBe('Quoi\u00a0?')
  })
})

describe('the first paragraph', () => {
  it('is the introduction, and only if nothing stands before it', () => {
    expect(html('One.\n\nTwo.')).toBe('<p class="intro">One.</p>\n<p>Two.</p>\n')
    expect(html('## A\n\nOne.')).not.toContain('intro')
  })
})

describe('tables', () => {
  it('lie in a named region that takes the focus, with cells aligned by class', () => {
    const table = html('| A | B | C |\n|---|---:|:-:|\n| x | 1 | y |', 'fr')
    expect(table).toContain(
      '<div class="table" role="region" tabindex="0" aria-label="Tableau 1\u00a0: A, B, C">\n<table>',
    )
    expect(table).toContain('<th scope="col">A</th>\n<th scope="col" class="num">B</th>')
    expect(table).toContain('<td>x</td>\n<td class="num">1</td>\n<td class="center">y</td>')
    expect(table.trim().endsWith('</table>\n</div>')).toBe(true)
    expect(table).not.toContain('style')
  })

  it('have names of their own', () => {
    const labels = html('| A |\n|---|\n| x |\n\ntext\n\n| A |\n|---|\n| x |').match(/aria-label="[^"]+"/g)
    expect(labels).toEqual(['aria-label="Table 1: A"', 'aria-label="Table 2: A"'])
  })
})

describe('quotes', () => {
  it('end with whose words they are, where a paragraph after them begins with a dash', () => {
    expect(html('> One.\n>\n> Two.\n>\n> — A. B., treasurer\n\n— no quote')).toBe(
      '<blockquote>\n<p>One.</p>\n<p>Two.</p>\n<p class="by">— A. B., treasurer</p>\n</blockquote>\n<p>— no quote</p>\n',
    )
  })

  it('may begin with a dash, and hold other quotes', () => {
    expect(html('> — One?\n>\n> > Two.\n> >\n> > — C.\n>\n> — D.').match(/<p.*/g)).toEqual([
      '<p>— One?</p>',
      '<p>Two.</p>',
      '<p class="by">— C.</p>',
      '<p class="by">— D.</p>',
    ])
  })
})

describe('footnotes', () => {
  it('lead to the note and back, from each reference', () => {
    const text = html('a[^x] b[^x]\n\n[^x]: The note.', 'fr')
    expect(text).toContain(
      '<sup><a class="ref" href="#fn-1" id="fnref-1" role="doc-noteref" aria-label="Note 1">1</a></sup>',
    )
    expect(text).toContain('id="fnref-1-2"')
    expect(text).toContain(
      '<section class="fns" role="doc-endnotes" aria-label="Notes">\n<ol>\n<li id="fn-1"><p>The note.',
    )
    expect(text).toContain('href="#fnref-1" role="doc-backlink" aria-label="Retour au texte, note 1">')
    expect(text).toContain('href="#fnref-1-2"')
  })

  it('are not the introduction', () => {
    expect(html('[^x]: Note.\n\nFirst[^x].')).toContain('<p class="intro">First')
  })
})

describe('callouts', () => {
  it.each(['note', 'example', 'warning', 'monday'])('%s with its own title', name => {
    expect(html(`::: ${name} A *title*\nText.\n:::`)).toBe(
      `<div class="${name}" role="note">\n<p class="title">A <em>title</em></p>\n<p>Text.</p>\n</div>\n`,
    )
  })

  it('without a title get the one of their language', () => {
    expect(html('::: monday\nLire.\n:::', 'fr')).toContain('<p class="title">À faire lundi</p>')
    expect(html('::: monday\nRead.\n:::', 'en')).toContain('<p class="title">On Monday</p>')
  })

  it('may hold lists, footnotes and one another, and end before the next', () => {
    const text = html('::: note A[^1]\n- one\n\n::: example B\nInner.\n:::\n:::\n\nAfter.\n\n[^1]: N.')
    expect(text).toContain('<li>one</li>')
    expect(text).toMatch(/class="example"[\s\S]*Inner\.<\/p>\n<\/div>\n<\/div>\n<p>After/)
    expect(text.match(/id="fnref-1/g)).toHaveLength(1)
  })

  it('are not closed by a line inside code', () => {
    expect(html('::: note A\n```\n:::\n```\n:::\nAfter.')).toMatch(
      /<code>:::\n<\/code><\/pre>\n<\/div>\n<p>After/,
    )
  })
})

describe('key figures', () => {
  it('are a figure and a sentence', () => {
    expect(html('::: figure-cle 2 M€\nL’amende.\n:::', 'fr')).toBe(
      '<div class="keyfigure">\n<p class="title">2\u00a0M€</p>\n<p>L’amende.</p>\n</div>\n',
    )
  })
})

describe('bar charts', () => {
  const text =
    '::: bars Figure 1. Délais\n| Qui | Jours |\n|---|---:|\n| Constaté | 50,0 |\n| Secteur | 1 000 |\n:::'

  it('are a table that carries its bars, without style attributes', () => {
    const figure = html(text, 'fr')
    expect(figure).toContain('<figure class="bars">\n<figcaption>Figure 1. Délais</figcaption>\n<table>')
    expect(figure).toContain('<th scope="col">Qui</th><th scope="col" class="num">Jours</th>')
    expect(figure).toMatch(
      /<th scope="row">Constaté<\/th>.*<rect width="5" height="8"\/><\/svg><span>50,0<\/span>/,
    )
    expect(figure).toMatch(/Secteur.*<rect width="100" height="8"\/>/)
    expect(figure).not.toMatch(/style=|class="table"/)
  })

  it('read numbers as the language writes them', () => {
    expect(html('::: bars F\n| a | b |\n|---|---|\n| x | 1,000 |\n| y | 2.5 |\n:::', 'en')).toContain(
      'width="0.25"',
    )
  })
})

describe('pictures', () => {
  it('alone in a paragraph are figures with their size and caption', () => {
    expect(html('![A *map*](/images/there.png "Carte : Paris")', 'fr')).toBe(
      '<figure><img src="/images/there.png" alt="A map" width="8" height="5" loading="lazy" decoding="async">' +
        '<figcaption>Carte\u00a0: Paris</figcaption></figure>\n',
    )
    expect(html('![A](/images/there.png)')).not.toContain('figcaption')
  })

  it('stay in a line of text', () => {
    expect(html('See ![A](/images/there.png) here')).toMatch(/^<p class="intro">See <img/)
  })
})

describe('links', () => {
  it('to other sites open a new tab and say so', () => {
    expect(html('[Swift](https://www.swift.com/a?b=1)', 'fr')).toContain(
      '<a href="https://www.swift.com/a?b=1" target="_blank" rel="noopener">Swift<span class="hint"> (nouvel onglet)</span></a>',
    )
    expect(html('<https://www.swift.com>')).toContain('(opens in a new tab)')
  })

  it('to bare addresses get the language, and keep query and anchor', () => {
    expect(html('[a](/contact#CPI) [b](/) [c](/blog?x=1)', 'fr')).toContain(
      '<a href="/fr/contact#CPI">a</a> <a href="/fr">b</a> <a href="/fr/blog?x=1">c</a>',
    )
    expect(html('[a](/blog-post-temoignage-kaufman&broad)', 'en')).toContain(
      'href="/en/blog-post-temoignage-kaufman&amp;broad"',
    )
  })

  it('to headings, mail and telephone stay', () => {
    expect(html('## A\n\n[a](#a) [m](mailto:a@b.example) [t](tel:+33199001987)')).toContain(
      '<a href="#a">a</a> <a href="mailto:a@b.example">m</a> <a href="tel:+33199001987">t</a>',
    )
  })

  it('are kept with their lines, for the check of their targets', () => {
    const { links } = renderMarkdown('a\n[b](/bfr#x)\n\n| c |\n|---|\n| [d](/d) |\n\n- e\n  [f](#g)', {
      locale: 'en',
      firstLine: 10,
    })
    expect(links).toEqual([
      { href: '/bfr#x', line: 11 },
      { href: '/d', line: 15 },
      { href: '#g', line: 18 },
    ])
  })
})

describe('French spaces', () => {
  it('are put into text, also across marks and line ends', () => {
    expect(html('**Note** : « *oui* » et 24\n000 € ?', 'fr')).toContain(
      '<strong>Note</strong>\u00a0: «\u00a0<em>oui</em>\u00a0» et 24\u00a0000\u00a0€\u00a0?',
    )
  })

  it('are never put into code or addresses', () => {
    const text = html(
      '`a ; b` et <https://example.org/a;b> et [x](https://example.org/?q=1;2)\n\n```\na ; b\n```',
      'fr',
    )
    expect(text).toContain('<code>a ; b</code>')
    expect(text).toContain('>https://example.org/a;b<')
    expect(text).toContain('href="https://example.org/?q=1;2"')
    expect(text).toContain('<pre tabindex="0"><code>a ; b\n</code></pre>')
  })

  it('are not put into English', () => {
    expect(html('« a » : b ?', 'en')).toBe('<p class="intro">« a » : b ?</p>\n')
  })
})

describe('a language that the renderer has no words for', () => {
  it('gets those of the default language, and keeps its own spaces', () => {
    const german = html('::: monday\nWas ?\n:::', 'de' as 'fr')
    expect(german).toBe(
      '<div class="monday" role="note">\n<p class="title">À faire lundi</p>\n<p>Was ?</p>\n</div>\n',
    )
  })
})

describe('words', () => {
  it('are counted in text, tables and code, not in what the renderer adds', () => {
    expect(
      renderMarkdown('L’eau [a](https://b.example) 12,5 `c`\n\n| d |\n|---|\n| e f |', { locale: 'en' })
        .words,
    ).toBe(7)
  })
})

import { describe, expect, it } from 'vitest'
import { faults } from './support/render.ts'

describe('faults of a text', () => {
  it.each([
    ['# Title', ['1: heading level 1: the title of the page is the only one; write ##']],
    ['a\n\n## A\n\n#### B', ['5: heading level 4 after level 2: a level is skipped; write ###']],
    ['### A', ['1: heading level 3 after level 1: a level is skipped; write ##']],
    ['## ', ['1: heading without words; write its text']],
    ['::: nota A\nText.\n:::', ['1: callout nota: no such callout; did you mean note?']],
    [
      '::: aside\nText.\n:::',
      ['1: callout aside: no such callout; there are note, example, warning, monday, figure-cle, bars'],
    ],
    ['::: note A\nText.', ['1: callout note: never closed; put ::: on a line of its own after it']],
    [
      '::: note A\nText.\n\n::: monday\nText.\n:::',
      ['1: callout note: never closed; put ::: on a line of its own after it'],
    ],
    ['a\n\n:::', ['3: ::: closes nothing; take it out, or open a callout before it']],
    [
      '::: figure-cle\nText.\n:::',
      ['1: callout figure-cle: no title; write ::: figure-cle and its title on one line'],
    ],
    ['a\nb[^2]', ['2: footnote [^2]: not defined; add a line [^2]: with its text']],
    ['a\n\n[^2]: Note.', ['3: footnote [^2]: never used; refer to it or take it out']],
    ['a[^2]\n\n[^2]: One.\n[^2]: Two.', ['4: footnote [^2]: defined twice; give one of them another name']],
    ['a[^2]\n\n[^2]:', ['3: footnote [^2]: empty; write its text']],
    ['a\n<b>c</b>', ['2: raw HTML <b…: it is shown as text; write Markdown, or \\< for the character']],
    [
      '- a\n- <script>x</script>',
      ['2: raw HTML <script…: it is shown as text; write Markdown, or \\< for the character'],
    ],
    ['<!-- a -->', ['1: raw HTML <!--…: it is shown as text; write Markdown, or \\< for the character']],
    [
      'a\n[b](javascript:alert(1))',
      [
        '2: link to javascript:alert(1): this kind of address is refused; ' +
          'write https:, mailto:, tel: or a bare address such as /contact',
      ],
    ],
    [
      '| a |\n|---|\n| [b](data:text/html,x) |',
      [
        '3: link to data:text/html,x: this kind of address is refused; ' +
          'write https:, mailto:, tel: or a bare address such as /contact',
      ],
    ],
    [
      '[b](//evil.example)',
      [
        '1: link to //evil.example: this kind of address is refused; ' +
          'write https:, mailto:, tel: or a bare address such as /contact',
      ],
    ],
    [
      '[b](contact)',
      ['1: link to contact: relative address; write the bare address of a page, such as /contact'],
    ],
    [
      '[b](/fr/contact)',
      ['1: link to /fr/contact: addresses are written without the language; write /contact'],
    ],
    ['[b](https://)', ['1: link to https://: not an address; write it as in the browser']],
    ['[](/contact)', ['1: link to /contact: no words to click; write them between the brackets']],
    [
      '![](/images/there.png)',
      ['1: image /images/there.png: no alternative text; write it between the brackets: ![what it shows]'],
    ],
    [
      'a\n![b](/images/gone.png)',
      ['2: image /images/gone.png: no such file; put it in public/images/gone.png'],
    ],
    [
      '![b](there.png)',
      ['1: image there.png: pictures come from the public folder; write /images/name.avif'],
    ],
    [
      '![b](https://a.example/c.png)',
      ['1: image https://a.example/c.png: pictures come from the public folder; write /images/name.avif'],
    ],
    [
      '![b](/images/a.gif)',
      ['1: image /images/a.gif: this kind of picture is not read; make it avif, webp, png or svg'],
    ],
    [
      '::: bars A\n| a | b |\n|---|---|\n| x | ten |\n| y | 2 |\n:::',
      ['4: callout bars: “ten” is no plain number; write digits, such as 12.5'],
    ],
    [
      '::: bars A\n| a | b |\n|---|---|\n| x | 1 |\n:::',
      ['1: callout bars: needs one table of two columns and at least two rows'],
    ],
    [
      '::: bars A\n| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n\n- c\n:::',
      ['7: callout bars: holds one table and nothing else; move the rest out of it'],
    ],
  ])('%j', (text, expected) => expect(faults(text)).toEqual(expected))

  it('reads a decimal point as a fault in French', () => {
    expect(faults('::: bars A\n| a | b |\n|---|---|\n| x | 1.5 |\n| y | 2 |\n:::', 'fr')).toEqual([
      '4: callout bars: “1.5” is no plain number; write digits, such as 12,5',
    ])
  })

  it('are found all at once', () => {
    expect(faults('# A\n\nb[^1] <i>c</i>\n\n[d](e)\n\n::: f\n:::')).toHaveLength(5)
  })

  it.each([
    'a < b and c > d',
    'x < y and 5 <6',
    '\\<b> and &lt;script&gt;',
    '`<b>` and `[^1]` and `:::`',
    '```\n<b> [^1]\n::: x\n```',
    'a \\[^1] b',
    'ratio 1:::2',
  ])('%j has none', text => expect(faults(text)).toEqual([]))
})

import { expect, it } from 'vitest'
import { renderMarkdown } from '../../../src/content/markdown/render.ts'
import { faults, html } from './support/render.ts'

const spaces = ['\u00a0', '\u202f', '\u2007', '\u2009', '\u3000', '\u200b', '\ufeff']

it.each(['##', '###', '-', '*', '+', '1.', '12)', '- -'])(
  'a no-break space after %s is reported with its line',
  mark => {
    for (const space of spaces)
      expect(faults(`Texte.\n\n${mark}${space}Suite`, 'fr')).toEqual([
        expect.stringMatching(
          /^3: no-break space after the mark in “.*”: not read as Markdown\. Fix: write an ordinary space/,
        ),
      ])
  },
)

it('a no-break space in a quotation or at the beginning of a paragraph is reported', () => {
  for (const text of ['>\u00a0Citation', '\u00a0Suite', '-  \u202fpoint'])
    expect(faults(`Texte.\n\n${text}`, 'fr')).toEqual([
      expect.stringContaining('3: no-break space at the beginning'),
    ])
})

it.each([
  ['```\n:20:STARTUMS\n\n## Suite', '```'],
  ['~~~~\ncode\n~~~\n\nSuite', '~~~~'],
  ['```\ncode\n\u00a0```', '```'],
  ['- ```\n  code\n\nSuite', '```'],
])('a code block that is never closed is reported: %j', (text, fence) => {
  expect(faults(`Texte.\n\n${text}\n`, 'fr')).toEqual([
    `3: code block: never closed; put ${fence} on a line of its own after it`,
  ])
})

it('code blocks that are closed are not', () => {
  for (const text of [
    '```\ncode\n```',
    '```\n```',
    '```\n\n\n```\nSuite',
    '- ~~~\n  code\n  ~~~~~',
    '    code',
  ])
    expect(faults(`Texte.\n\n${text}\n`, 'fr')).toEqual([])
})

it.each([
  ['| a | b |\n|---|\u00a0---|\n| 1 | 2 |', 'row of a table'],
  ['| a | b |\n|\u202f--- | --- |\n| 1 | 2 |', 'row of a table'],
  ['| a | b |\n|---|\n| 1 | 2 |', 'row of a table'],
  ['Prix : **50 €**par mois', 'mark of emphasis in “**50 €**par mois”'],
  ['Le **« oui »**et le non', 'mark of emphasis'],
  ['Voir ** cela **.', 'mark of emphasis'],
  ['Un *mot, puis rien', 'mark of emphasis'],
  ['Un mot*, puis rien', 'mark of emphasis'],
  ['_50 €_par mois', 'mark of emphasis'],
  ['__Total__du mois', 'mark of emphasis'],
  ['~~ancien ~~nouveau', 'mark of emphasis'],
  ['Le `code sans fin', 'mark of code'],
  ['Voir [la page] (/contact)', 'link'],
  ['Voir [la page](/contact', 'link'],
  ['Voir [la page][ref]', 'link'],
  ['##Titre', 'mark at the beginning of a line'],
  ['-point', 'mark at the beginning of a line'],
  ['- [ ] à faire', 'task list'],
  ['Un&nbps;mot', 'entity'],
])('%s is reported', (text, what) => {
  const all = faults(`Texte.\n\n${text}`, 'fr')
  expect(all).toHaveLength(1)
  expect(all[0]).toMatch(/^3: .*Fix: /)
  expect(all[0]).toContain(what)
})

it('a note defined with a space before its colon is reported', () => {
  expect(faults('A.[^1]\n\n[^1] : suite', 'fr')).toContain(
    '3: footnote [^1]: not defined; write [^1]: without a space',
  )
})

it.each([
  '**50 €** par mois, *mot*, _mot_, **« oui »**, `a*b`, 4 * 9 = 36, MAX_VALUE et snake_case_name',
  'Écrit \\*ainsi\\*, \\`, \\[x\\](y) et 1\\. Un, \\## deux',
  '- 5 % de moins\n- [lien](/contact) et <https://x.example/a_b_c*d>',
  'La période −5 à +3 ; le solde [0 ; 10] (net) et {a} ; R&D ; AT&T',
  '| a | b |\n|---|--:|\n| `x\\|y` | 2 |',
  'Option a|b, le champ :62F: et 3,5 %\n2025 a commencé',
  '```\n**x** [a](b) | c |\n##\u00a0x\n```',
])('%s is not', text => {
  expect(renderMarkdown(text, { locale: 'fr' }).faults).toEqual([])
})

it('the colon after a note keeps its space', () => {
  const text = html('Voici[^1] : un, deux [^1] ; trois [^1]: quatre **a** : b\n\n[^1]: Note.', 'fr').replace(
    /<[^>]*>/g,
    '',
  )
  expect(text).toContain('Voici1\u00a0: un, deux 1\u00a0; trois 1\u00a0: quatre a\u00a0: b')
})

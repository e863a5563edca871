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

it.each<[text: string, what: string, line?: number]>([
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
  ['Terme\n: définition', 'line that begins with a colon', 4],
  ['• point', 'bullet'],
  ['Intro\n▪\u00a0point', 'bullet', 4],
  ['– un\n– deux', 'bullet'],
  ['Un ==mot== ici', 'mark of another kind of Markdown'],
  ['Un ++mot++ ici', 'mark of another kind of Markdown'],
  ['10 m^2^', 'mark of another kind of Markdown'],
  ['CO~2~', 'mark of another kind of Markdown'],
  [':warning: attention', 'name of a picture character'],
  ['## Titre {#titre}', 'attribute'],
  ['> [!NOTE]\n> Texte', 'block'],
  ['!!! note\n    Texte', 'block'],
  ['[TOC]', 'block'],
  ['Voir ^[une note]', 'note in the text'],
  ['Voir [[Contact]]', 'link'],
  ['Voir https://exemple.org/a', 'address'],
  ['Fin \\', 'backslash'],
])('%s is reported', (text, what, line = 3) => {
  const all = faults(`Texte.\n\n${text}`, 'fr')
  expect(all).toHaveLength(1)
  expect(all[0]).toMatch(new RegExp(`^${line}: .*Fix: `))
  expect(all[0]).toContain(what)
})

it('a definition of a link that is never used, or stands a second time, is reported', () => {
  expect(faults('Texte.\n\n[Note]: important', 'fr')).toEqual([
    '3: link definition [Note]: never used, and not shown; write [words][Note], or \\[ if it is text',
  ])
  expect(faults('Voir [a], [la page][Été] et [été][].\n\n[a]: /x\n[été]: /y\n> [A]: /z', 'fr')).toEqual([
    '5: link definition [A]: a second time; give one of them another name',
  ])
  expect(faults('```\n[x]: /y\n```\n\n![plan][p] [x]\n\n[p]: /plan.svg\n[x]: /contact', 'fr')).toEqual([
    expect.stringContaining('image /plan.svg'),
  ])
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
  '— Oui.\n\n— Non.\n\nUn·e autre, C++ et C++, ~5 %, x == y et y == z, a^b, {a}, 12:30:45, C:\\\\',
  '[https://exemple.org](https://exemple.org), <https://exemple.org> et `https://exemple.org`',
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

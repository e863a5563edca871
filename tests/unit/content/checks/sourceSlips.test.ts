import { expect, it } from 'vitest'
import { markdownTexts } from '../../../../src/content/checks/markdownTexts.ts'
import { sourceSlips } from '../../../../src/content/checks/sourceSlips.ts'
import { yamlTexts } from '../../../../src/content/checks/yamlTexts.ts'

const lines = (file: string, source: string) =>
  sourceSlips(file, source).map(({ line, text }) => `${line}: ${text}`)
const article = 'content/articles/bfr/fr.md'

it('names the line of the file, in front matter and below', () => {
  const source = `---
title: "L'écart"
related: [bfr]
case:
  size: 20%
---

Un début
sur deux lignes: voilà

| Part: | Autre |
|:--|--:|
| 20% | oui |

::: example C'est
Texte[^1].
:::

[^1]: L'auteur, [lien](https://a.example/l'un "L'autre").
`
  expect(lines(article, source)).toEqual([
    "2: straight apostrophe in “L'écart”; write ’",
    '5: no space after the number in “20%”; write one',
    '9: no space before the colon in “lignes:”; write one',
    '11: no space before the colon in “Part:”; write one',
    '13: no space after the number in “20%”; write one',
    "15: straight apostrophe in “C'est”; write ’",
    "19: straight apostrophe in “L'auteur,”; write ’",
  ])
})

it('reads no code, no address, no escaped character, no alignment', () => {
  const source = [
    '`l\'un: "x"` et <https://a.example/?b=20%> et [mot](/contact?a="b")',
    'un signe \\" voulu',
    "```\nl'un: 20%\n```",
    "    l'un: 20%",
    '| a |\n|:-:|\n| b |',
    "[là]\n\n[là]: https://a.example/l'un",
  ].join('\n\n')
  expect(lines(article, source)).toEqual([])
})

it('reads what stands for a picture, and its caption', () => {
  expect(lines(article, '![L\'un](/images/a.png "20%")')).toHaveLength(2)
})

it('tells a slip that stands twice on a line once', () => {
  expect(lines(article, "l'un, l'un, l'autre")).toHaveLength(2)
})

it('does not depend on the ends of lines or on a mark of byte order', () => {
  const source = "---\ntitle: Un\n---\n\nUn\n\nl'un\n"
  expect(lines(article, `\ufeff${source.replaceAll('\n', '\r\n')}`)).toEqual(lines(article, source))
  expect(lines(article, source)).toHaveLength(1)
})

it('reads every text of YAML in its language, with its line', () => {
  const source = `# It's a comment
name: Balancier # it's another
tagline:
  fr: "L'un: \\"x\\"" # "no"
  en: 'It''s'
label: { fr: 20%, en: "20 %" }
words:
  - fr: ["l’un", "l'autre"]
    en: [one]
quote: >-
  Text of no language: it's not read
`
  expect(lines('content/site.yml', source)).toEqual([
    "4: straight apostrophe in “L'un:”; write ’",
    "4: no space before the colon in “L'un:”; write one",
    "5: straight apostrophe in “It's”; write ’",
    '6: no space after the number in “20%”; write one',
    '6: space before % in “20 %”; write none',
    "8: straight apostrophe in “l'autre”; write ’",
  ])
})

it('reads texts of several lines', () => {
  const source = `quote: >-
  Un début
  et l'un
title: "Un
  texte: deux"
company: Un
  texte: ici
order: 1
`
  expect(lines('content/testimonials/a/fr.yml', source).map(line => line.slice(0, 20))).toEqual([
    '3: straight apostrop',
    '5: no space before t',
    '7: no space before t',
  ])
})

it('gives the words of a text as they were typed', () => {
  expect(markdownTexts('Un **mot** :\n`code`', 'fr', 4)).toEqual([
    { line: 4, text: 'Un mot :\n\ufffc', locale: 'fr' },
  ])
  expect(yamlTexts('label: { fr: clients }')).toEqual([{ line: 1, text: 'clients', locale: 'fr' }])
})

import { expect, test } from 'vitest'
import { piecesOf, sourceVersion, stateText, translationState } from '../../../src/content/articleVersion.ts'

const article = `---
title: "BFR : trois chiffres"
date: 2025-03-11
related: [a, b]
cover:
  family: bars
summary: "Le montant"
---

Une ouverture.

## Première partie

Du texte.

\`\`\`
## pas un titre
\`\`\`

## Seconde partie {#seconde}

Fin.
`
const recorded = sourceVersion(article)
const text = (source: string) => stateText(translationState(source, recorded))

test('an article is taken in pieces: its fields, its opening, its sections', () => {
  expect(piecesOf(article).map(piece => piece.name)).toEqual([
    'fields',
    'opening',
    'Première partie',
    'Seconde partie',
  ])
  expect(recorded).toMatch(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){3}$/)
})

test('layout, no-break spaces and fields without words leave the version as it is', () => {
  expect(text(article)).toBe('up to date')
  expect(text(article.replaceAll('\n', '\r\n'))).toBe('up to date')
  expect(text(article.replace('BFR :', 'BFR\u00a0:').replace('Du texte.', 'Du\n  texte.'))).toBe('up to date')
  expect(text(article.replace('[a, b]', '[c]').replace('bars', 'wave').replace('2025-03', '2025-04'))).toBe(
    'up to date',
  )
})

test('says what changed', () => {
  expect(text(article.replace('Le montant', 'La somme'))).toBe('the front matter changed')
  expect(text(article.replace('Du texte', 'Un texte'))).toBe('“Première partie” changed')
  expect(text(article.replace('pas un titre', 'un titre'))).toBe('“Première partie” changed')
  expect(text(article.replace(/## Seconde[\s\S]*/, ''))).toBe('1 section was taken out')
  expect(text(`${article}\n## Troisième\n`)).toBe('“Troisième” changed')
  expect(text(article.replace('Une ouv', 'L’ouv').replace('Fin', 'La fin'))).toBe(
    'the opening, “Seconde partie” changed',
  )
  const [before = '', first = '', second = ''] = article.split(/(?=^## [PS])/m)
  expect(text(`${before}${second.trimEnd()}\n\n${first}`)).toBe('sections changed places')
  expect(stateText(translationState(article, undefined))).toContain('says not which version')
})

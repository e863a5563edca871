import { typeset } from '../content/typography.ts'
import { typographySlips } from '../content/typographySlips.ts'
import { forbiddenCharacter, invisibleCharacters } from './characters.ts'
import { choiceProblems } from './choiceProblems.ts'
import { type MessageShape, messageShape } from './messageShape.ts'
import type { MessageProblem } from './problem.ts'

/** A message and its translation; `locale` is the language of the translation. */
export type Translated = { source: string; translation: string; locale: string }

type Problems = MessageProblem[]
const problem = (severity: MessageProblem['severity']) => (kind: MessageProblem['kind'], text: string) => ({
  kind,
  severity,
  text,
})
const error = problem('error')
const warning = problem('warning')

/** What one list has and the other has not, both ways, as problems. */
function differences(
  kind: 'placeholder' | 'tag',
  source: readonly string[],
  own: readonly string[],
): Problems {
  const written = (name: string) => (kind === 'tag' ? name : `{${name}}`)
  return [
    ...source
      .filter(name => !own.includes(name))
      .map(name => error(kind, `${written(name)} is missing; write it where its text belongs`)),
    ...own
      .filter(name => !source.includes(name))
      .map(name => error(kind, `${written(name)} is not in the source; take it out`)),
  ]
}

/** Characters that no page may hold, and invisible ones; only a soft hyphen may have been meant. */
function characterProblems({ source, translation, locale }: Translated): Problems {
  const forbidden = forbiddenCharacter(translation)
  return [
    ...(forbidden ? [error('character', forbidden)] : []),
    ...invisibleCharacters(source, translation, locale).map(({ character, text }) =>
      (character === '\u00ad' ? warning : error)('character', text),
    ),
  ]
}

function spaceProblems(source: string, translation: string): Problems {
  const outer = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|')
  return outer(source) === outer(translation)
    ? []
    : [error('space', 'begins or ends with other spaces than the source; write the same')]
}

/**
 * Slips of typography in the words of a message, which stand in the page as they are: nothing sets them later. A
 * character that would begin a line is an error; the rest is for a person to judge.
 */
function typographyProblems({ words }: MessageShape, locale: string): Problems {
  return words.flatMap(text => {
    const slips = typographySlips(text, locale).map(slip => warning('typography', slip.text))
    // The same text as the build would set it: it differs where a space may wrap that must not.
    const set = typeset(text, locale)
    const loose = [...text.matchAll(/ /g)].find(({ index }) => set[index] === '\u00a0')?.index
    if (slips.length > 0 || loose === undefined) return slips
    const apart = /[;:?!»]/.test(text[loose + 1] ?? '') || text[loose - 1] === '«'
    const place = text.slice(Math.max(0, loose - 12), loose + 8).trim()
    return [
      (apart ? error : warning)('typography', `plain space in “${place}”; write a no-break space (U+00A0)`),
    ]
  })
}

const longest = ({ words }: MessageShape) => Math.max(0, ...words.map(text => text.length))

/** A text seldom grows by more than half, though a short label may. */
function lengthProblems(source: MessageShape, own: MessageShape): Problems {
  const [before, now] = [longest(source), longest(own)]
  if (now <= before * 1.5 + 10) return []
  return [warning('length', `${now} signs for ${before}; look at it in the page`)]
}

/**
 * All that is wrong with a translation, errors first; none for one that is not there yet.
 * @example checkMessage({ source: 'Lot de {count}', translation: 'Batch', locale: 'en' })[0]?.kind // 'placeholder'
 */
export function checkMessage(translated: Translated): MessageProblem[] {
  const { source, translation, locale } = translated
  if (translation === '') return []
  const characters = characterProblems(translated)
  const own = messageShape(translation)
  if (own.fault) return [...characters, error('syntax', `${own.fault}; write it as in the source`)]
  const wanted = messageShape(source)
  return [
    ...characters,
    ...differences('placeholder', wanted.placeholders, own.placeholders),
    ...differences('tag', wanted.tags, own.tags),
    ...choiceProblems(wanted.choices, own.choices, locale).map(text => error('plural', text)),
    ...spaceProblems(source, translation),
    ...typographyProblems(own, locale),
    ...lengthProblems(wanted, own),
  ]
}

/** What is wrong with a message of the source language, whose text is its own translation. */
export const checkSource = (source: string, locale: string): MessageProblem[] =>
  checkMessage({ source, translation: source, locale })

import type { Problem } from '../problems.ts'

type Person = { name: string; fr: readonly string[]; en: readonly string[] }
type Count = { value: number; fr: string; en: string }

/** `content/cast.yml`: the fictional companies, with the people and counts that must agree in all texts. */
export type Cast = readonly {
  company: string
  people: readonly Person[]
  counts: readonly Count[]
  suppliesTo?: readonly string[]
  buysFrom?: readonly string[]
}[]

type CastLocale = 'fr' | 'en'

/** The words for numbers from 0 on; larger ones are checked in digits only. */
const numerals: Readonly<Record<CastLocale, readonly string[]>> = {
  fr: 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
}

/** Words before a number that speak of all there are: “its nine banks”, not “three banks”. */
const all: Readonly<Record<CastLocale, string>> = {
  fr: '(?:ses|aux|les)',
  en: '(?:its|the|all)',
}

const numberOf = (word: string, locale: CastLocale): number =>
  /^\d+$/.test(word) ? Number(word) : numerals[locale].indexOf(word.toLowerCase())

/** The texts between periods, each with its place; a line break alone ends none. */
const sentences = (text: string) => [...text.matchAll(/[^.!?\n]+(?:\n(?!\n)[^.!?\n]+)*/g)]

/**
 * Finds texts that give a person another person's role, or a company another number of banks or entities: in sentences
 * that name the company, after words such as “its” or “the”. `locale` is the language of the text.
 * @example castProblems({ file, locale: 'en', text: 'Arvenne asked its six banks.' }, cast)[0]?.text
 * // '“its six banks”: Arvenne has 9 banks in content/cast.yml. Fix: …'
 */
export function castProblems(
  { file, locale, text }: { file: string; locale: CastLocale; text: string },
  cast: Cast,
): Problem[] {
  const lineAt = (at: number) => text.slice(0, at).split('\n').length
  const roles = [...new Set(cast.flatMap(({ people }) => people.flatMap(one => one[locale])))]
  const ofPeople = cast.flatMap(({ people }) =>
    people.flatMap(({ name, [locale]: own }) => {
      const named = new RegExp(`${name}, (?:(?:the|la|le|sa|son|its) )?(${roles.join('|')})(?!\\p{L})`, 'giu')
      return [...text.matchAll(named)]
        .filter(([, role = '']) => !own.some(one => one.toLowerCase() === role.toLowerCase()))
        .map(({ index, 1: role }) => ({
          file,
          line: lineAt(index),
          text: `${name} is “${role}” here, “${own[0]}” in content/cast.yml. Fix: write the same in both.`,
        }))
    }),
  )
  const ofCompanies = cast.flatMap(({ company, counts }) =>
    sentences(text)
      .filter(([sentence]) => sentence.includes(company))
      .flatMap(({ 0: sentence, index }) =>
        counts.flatMap(({ value, [locale]: noun }) => {
          const said = new RegExp(`(?<!\\p{L})${all[locale]}\\s(\\p{L}+|\\d+)\\s${noun}(?!\\p{L})`, 'giu')
          return [...sentence.matchAll(said)]
            .filter(([, word = '']) => ![-1, value].includes(numberOf(word, locale)))
            .map(found => ({
              file,
              line: lineAt(index + found.index),
              text: `“${found[0]}”: ${company} has ${value} ${noun} in content/cast.yml. Fix: write the same in both.`,
            }))
        }),
      ),
  )
  return [...ofPeople, ...ofCompanies]
}

/** A testimonial, and the case of the same company in the same language: its front matter and text. */
export type Statement = {
  file: string
  testimonial: { quote: string; name: string; title: string; company: string }
  case: { file: string; author: string; role: string; text: string } | undefined
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Finds testimonials that differ from their case: in the quoted words, the name or the role. */
export function statementProblems({ file, testimonial, case: study }: Statement): Problem[] {
  if (!study) return []
  const { quote, name, title } = testimonial
  const differences = [
    !plain(study.text).includes(plain(quote)) && 'field quote: these words are not in',
    study.author !== name && `field name: ${name} here, ${study.author} in`,
    study.role !== title && `field title: ${title} here, ${study.role} in`,
  ]
  return differences
    .filter(one => one !== false)
    .map(text => ({ file, text: `${text} ${study.file}. Fix: write the same in both.` }))
}

import { parse } from 'yaml'
import { type Cast, castProblems, statementProblems } from '../content/checks/cast.ts'
import { splitFrontMatter } from '../content/frontMatter.ts'
import type { Problem } from '../content/problems.ts'

type Source = { file: string; text: string }

const castFile = 'content/cast.yml'

const language = (file: string) => /\/(fr|en)\.\w+$/.exec(file)?.[1] as 'fr' | 'en' | undefined

type Case = { company: string; author: string; role: string }

/**
 * Checks the fictional companies and people of the content (`content/cast.yml`): their roles and numbers in the
 * articles, and the testimonials against the cases that they are taken from. The sources must be valid, which the
 * content build checks. A project without a cast has nothing to check.
 */
export function checkCast(sources: readonly Source[]): Problem[] {
  const own = sources.find(({ file }) => file === castFile)
  if (!own) return []
  const cast: Cast = parse(own.text)
  const articles = sources.filter(({ file }) => file.startsWith('content/articles/'))
  const cases = articles.flatMap(({ file, text }) => {
    const { yaml, body } = splitFrontMatter(text)
    const { case: study }: { case?: Case } = parse(yaml)
    return study ? [{ ...study, file, locale: language(file), text: body.replaceAll('\n> ', '\n') }] : []
  })
  const testimonials = sources
    .filter(({ file }) => file.startsWith('content/testimonials/'))
    .map(({ file, text }) => ({ file, testimonial: parse(text) }))
  return [
    ...articles.flatMap(({ file, text }) => {
      const locale = language(file)
      return locale ? castProblems({ file, locale, text }, cast) : []
    }),
    ...testimonials.flatMap(({ file, testimonial }) =>
      statementProblems({
        file,
        testimonial,
        case: cases.find(one => one.locale === language(file) && one.company === testimonial.company),
      }),
    ),
  ]
}

import { parse } from 'yaml'
import { type Cast, castProblems, castSchema, statementProblems } from '../content/checks/cast.ts'
import type { Problem } from '../content/problems.ts'

type Source = { file: string; text: string }

const castFile = 'content/cast.yml'

/** Reads the cast; each fault names its field. */
function readCast(text: string): { cast: Cast; problems: Problem[] } {
  const { data, error } = castSchema.safeParse(parse(text))
  const problems = (error?.issues ?? []).map(({ path, message }) => ({
    file: castFile,
    text: `field ${path.join('.')}: ${message}. Fix: see the comment at the top of the file.`,
  }))
  return { cast: data ?? [], problems }
}

const language = (file: string) => /\/(fr|en)\.\w+$/.exec(file)?.[1] as 'fr' | 'en' | undefined

/** The front matter of an article, and its body. */
function article({ text }: Source) {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { fields: parse(fields) as Record<string, unknown> | null, body }
}

type Case = { company: string; author: string; role: string }

/**
 * Checks the fictional companies and people of the content (`content/cast.yml`): their roles and numbers in the
 * articles, and the testimonials against the cases that they are taken from. A project without a cast has none to
 * check, and files that cannot be parsed are reported by the content build.
 */
export function checkCast(sources: readonly Source[]): Problem[] {
  const own = sources.find(({ file }) => file === castFile)
  if (!own) return []
  const { cast, problems } = readCast(own.text)
  const articles = sources.filter(({ file }) => file.startsWith('content/articles/'))
  const cases = articles.flatMap(source => {
    const { fields, body } = article(source)
    const told = fields?.case as Case | undefined
    return told
      ? [{ ...told, file: source.file, locale: language(source.file), text: body.replaceAll('\n> ', '\n') }]
      : []
  })
  const testimonials = sources
    .filter(({ file }) => file.startsWith('content/testimonials/'))
    .map(({ file, text }) => ({ file, testimonial: parse(text) }))
  return [
    ...problems,
    ...articles.flatMap(({ file, text }) => {
      const locale = language(file)
      return locale ? castProblems({ file, locale, text }, cast) : []
    }),
    ...testimonials.flatMap(({ file, testimonial }) =>
      statementProblems({
        file,
        testimonial,
        case: cases.find(one => one.locale === language(file) && one.company === testimonial?.company),
      }),
    ),
  ]
}

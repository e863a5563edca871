import { defineCollection, s } from 'velite'
import { coverFamilyAndPlate, families } from '../../artwork/coverChoice.ts'
import { plates } from '../../artwork/plates.ts'
import { formatDay } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { typeset } from '../../i18n/typography.ts'
import { coverKey } from '../coverKey.ts'
import { minutesToRead } from '../readingTime.ts'
import { topics } from '../topics.ts'
import { type DocumentInfo, document } from './documents.ts'
import { day, isDay, pagePath, text } from './fields.ts'

/** An article's id: the name of its folder and the end of its address. */
export const articleId = /^[a-z0-9][a-z0-9&-]*$/

const fields = s.strictObject({
  // Together with the site's name the page title has at most 70 characters.
  title: text(5, 58),
  summary: text(70, 160),
  date: day(),
  updated: day().optional(),
  topic: s.enum(topics),
  product: pagePath(),
  related: s
    .array(s.string())
    .max(3, { message: 'more than three; keep three' })
    .refine(ids => new Set(ids).size === ids.length, { message: 'names an article twice; take one out' })
    .default([]),
  cover: s
    .strictObject({ family: s.enum(families).optional(), plate: s.enum(plates).optional() })
    .default({}),
  coverAlt: text(10),
  case: s
    .strictObject({
      company: text(),
      presentation: text(),
      sector: text(),
      size: text(),
      author: text(),
      role: text(),
    })
    .optional(),
  /** Translations only: the version of the source. */
  sourceHash: s
    .string()
    .regex(/^[0-9a-f]{6}(?:-[0-9a-f]{6})+$/, {
      message: 'not a version; let npm run translation:done write it',
    })
    .optional(),
})

type Front = ReturnType<typeof fields.parse>

/** The client of a case study, in the language of the article. */
export type CaseStudy = NonNullable<Front['case']>

const typesetAll = (fields: CaseStudy, locale: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeset(value, locale)]),
  ) as CaseStudy

function articleMeta(front: Front, { id, locale, words, hash }: DocumentInfo) {
  const { family, plate } = coverFamilyAndPlate({ id, ...front.cover })
  return {
    id,
    locale,
    title: typeset(front.title, locale),
    summary: typeset(front.summary, locale),
    date: front.date,
    // Formatted at build time: creating a date formatter takes a browser some 30 ms.
    dateText: formatDay(front.date, locale),
    ...(front.updated && { updated: front.updated, updatedText: formatDay(front.updated, locale) }),
    topic: front.topic,
    product: front.product,
    related: front.related,
    cover: { family, plate, key: coverKey({ id, family, plate }) },
    coverAlt: typeset(front.coverAlt, locale),
    ...(front.case && { case: typesetAll(front.case, locale) }),
    words,
    /** Reading time. */
    minutes: minutesToRead(words),
    /** Fingerprint of the source. */
    hash,
    /** The bare address. */
    path: `/blog-post-${id}` as const,
  }
}

/** An article in one language, without its body. */
export type ArticleMeta = ReturnType<typeof articleMeta> & {
  updated?: string
  updatedText?: string
  case?: CaseStudy
  /** Dated in the future: shown in development only. */
  draft?: true
  /** Translations only: the source has changed since. */
  behind?: true
  /** The languages it exists in, if not all. */
  languages?: Locale[]
}

export const articles = defineCollection({
  name: 'Article',
  pattern: locales.map(locale => `articles/[!_]*/${locale}.md`),
  schema: document<Front, ArticleMeta>({
    folder: 'articles',
    fields,
    pathOf: id => `/blog-post-${id}`,
    extra: ({ date, updated }): Record<string, string> =>
      isDay(date) && isDay(updated) && updated < date
        ? { updated: `${updated} is before date ${date}; write a later day or take it out` }
        : {},
    meta: articleMeta,
    facts: (front, { id }) => ({
      date: front.date,
      cover: { id, date: front.date, ...front.cover },
      sourceHash: front.sourceHash,
    }),
  }),
})

import { defineCollection, s } from 'velite'
import { formatDay } from '../../i18n/format.ts'
import { locales } from '../../i18n/locales.ts'
import { typeset } from '../../i18n/typography.ts'
import { minutesToRead } from '../readingTime.ts'
import { type DocumentInfo, document } from './documents.ts'
import { day, text } from './fields.ts'

const fields = s.strictObject({ title: text(3, 70), summary: text(70, 160), updated: day() })

type Front = ReturnType<typeof fields.parse>

const legalMeta = (front: Front, { id, locale, words, hash }: DocumentInfo) => ({
  id,
  locale,
  title: typeset(front.title, locale),
  summary: typeset(front.summary, locale),
  /** The date of the last change. */
  updated: front.updated,
  updatedText: formatDay(front.updated, locale),
  words,
  /** Reading time. */
  minutes: minutesToRead(words),
  /** Hash of the source. */
  hash,
  /** The bare address. */
  path: `/${id}` as `/${string}`,
})

/** A legal document in one language, without its body. */
export type LegalMeta = ReturnType<typeof legalMeta>

export const legal = defineCollection({
  name: 'Legal',
  pattern: locales.map(locale => `legal/[!_]*/${locale}.md`),
  schema: document<Front, LegalMeta>({ folder: 'legal', fields, pathOf: id => `/${id}`, meta: legalMeta }),
})

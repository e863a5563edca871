import { type Schema, s } from 'velite'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import { typeset } from '../../i18n/typography.ts'
import { didYouMean } from '../nearest.ts'
import { type PagePath, pageAnchors } from '../pages.ts'

/** Text of `least` to `most` characters. */
export const text = (least = 1, most = 300) =>
  s.string().superRefine((value, context) => {
    const length = value.trim().length
    if (length >= least && length <= most) return
    const message = length === 0 ? 'empty; write it' : `${length} characters; write ${least} to ${most}`
    context.addIssue({ code: 'custom', message })
  })

/** Running text of `least` to `most` words. */
export const words = (least: number, most: number) =>
  s.string().superRefine((value, context) => {
    const count = value.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0
    if (count < least || count > most) {
      context.addIssue({ code: 'custom', message: `${count} words; write ${least} to ${most}` })
    }
  })

/** Whether a text is a calendar date, written `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A day, `YYYY-MM-DD`. */
export const day = () =>
  s.string().superRefine((value, context) => {
    if (isDay(value)) return
    context.addIssue({ code: 'custom', message: `${value} is no day of the calendar; write YYYY-MM-DD` })
  })

/** The bare address of a page of the site. */
export const pagePath = () =>
  s
    .string()
    .superRefine((value, context) => {
      if (pageAnchors.has(value)) return
      const fix = didYouMean(
        value,
        pageAnchors.keys(),
        'write the bare address of a page, such as /paiements',
      )
      context.addIssue({ code: 'custom', message: `${value}: no such page${fix}` })
    })
    .transform(value => value as PagePath)

export const email = s.string().email({ message: 'not an e-mail address' })

/** A phone number in international form, with spaces. */
export const phone = s
  .string()
  .regex(/^\+\d[\d ]+$/, { message: 'not a phone number; begin with + and the country' })

/**
 * A field with one value per language: `{ fr: …, en: … }`; a missing language takes the value of the source language.
 */
export const localized = <Value>(value: Schema<Value>) =>
  s
    .strictObject(
      Object.fromEntries(
        locales.map(locale => [locale, locale === defaultLocale ? value : s.union([value, s.undefined()])]),
      ),
    )
    .transform(fields => {
      const given = fields as Partial<Record<Locale, Value>>
      const finished = locales.map(locale => {
        const from = given[locale] === undefined ? defaultLocale : locale
        const value = given[from]
        return [locale, typeof value === 'string' ? typeset(value, from) : value]
      })
      return Object.fromEntries(finished) as Record<Locale, Value>
    })

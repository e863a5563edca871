import { notFound } from '@tanstack/react-router'
import { MissingData } from '../content/source.ts'
import type { Locale } from '../i18n/locales.ts'
import { languagesOf } from '../i18n/missingTranslations.ts'
import type { RouterContext } from './routerContext.ts'

/** What every loader returns besides the data of its page. */
export type PageInfo = {
  /** The languages that the page is translated into. */
  languages: readonly Locale[]
  /** The page is shown in the source language, because it is not translated. */
  isFallback: boolean
}

type PageSource = {
  /** The message catalogs of the page. */
  messages: readonly string[]
  /** The data file of the page, such as `articles/bfr`. */
  file?: string
}

type Document = { meta?: { locale?: Locale; languages?: Locale[] } }

/** Loads the data of a page. Throws `notFound` where its data file does not exist. */
export async function loadPage<Data extends object = object>(
  { locale, read }: RouterContext,
  { messages, file }: PageSource,
): Promise<Data & PageInfo> {
  const data = file === undefined ? {} : await read<Data>(file).catch(unknown)
  const { meta } = data as Document
  const languages = languagesOf(import.meta.env.MISSING_TRANSLATIONS ?? {}, messages, meta)
  const isFallback = !languages.includes(locale) || (meta?.locale ?? locale) !== locale
  return { ...(data as Data), languages, isFallback }
}

function unknown(error: unknown): never {
  throw error instanceof MissingData ? notFound() : error
}

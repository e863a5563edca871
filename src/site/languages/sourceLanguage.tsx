import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { direction } from '../../i18n/direction.ts'
import { type Gaps, isMissing, languagesOf } from '../../i18n/gaps.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import type { RouterContext } from '../../router.tsx'
import { usePageData } from '../pageData.ts'
import type { StillPage } from '../stillPage.ts'
import { Words } from '../Words.tsx'
import { SourceNotice } from './SourceNotice.tsx'

type Document = { meta?: { locale?: Locale; languages?: Locale[] } } | undefined

const gaps: Gaps = import.meta.env.TRANSLATION_GAPS ?? {}

/** Whether a page stands in the source language: its words or its document are not there in the visitor's. */
const isLent = (areas: readonly string[], data: Document, locale: Locale) =>
  isMissing(gaps, areas, locale) || (data?.meta?.locale ?? locale) !== locale

/** A page with its words and their direction in the source language where its own are not there yet, and a note of it. */
export function lentPage(Page: ComponentType, areas: readonly string[]): ComponentType {
  return function LentPage() {
    const { locale, source } = useRouter().options.context
    const data = usePageData<Document>()
    if (!source || !isLent(areas, data, locale)) return <Page />
    return (
      <>
        <SourceNotice />
        <div lang={defaultLocale} dir={direction(defaultLocale)}>
          <Words i18n={source}>
            <Page />
          </Words>
        </div>
      </>
    )
  }
}

/** The head of such a page: in the language that it stands in, and with the languages that it has. */
export function lentHead<Data>(
  head: StillPage<Data>['head'],
  areas: readonly string[],
  { context, pathname }: { context: RouterContext; pathname: string },
  data: Data,
): ReturnType<StillPage<Data>['head']> {
  const document = data as Document
  const { locale, source } = context
  const own = source && isLent(areas, document, locale) ? { ...context, i18n: source } : context
  const { meta = [], ...rest } = head(own, data, pathname)
  const content = languagesOf(gaps, areas, document?.meta).join(' ')
  return { ...rest, meta: [...meta, { name: 'languages', content }] }
}

import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { direction } from '../../i18n/direction.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import { hydrate } from '../hydrate.tsx'
import type { PageInfo } from '../loadPage.ts'
import { Words } from '../Words.tsx'

const SourceNotice = hydrate({
  when: 'never',
  messages: ['languages'],
  load: () => import('./SourceNotice.tsx').then(part => part.SourceNotice),
})

/** A page that is not translated yet (`isFallback`) stands in the source language, with its words and direction, and says so. */
export function SourceLanguage({ children }: { children: ReactNode }) {
  const { sourceI18n } = useRouter().options.context
  const isFallback = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.loaderData as Partial<PageInfo> | undefined)?.isFallback,
  })
  if (!isFallback) return children
  return (
    <>
      <SourceNotice />
      <div lang={defaultLocale} dir={direction(defaultLocale)}>
        <Words i18n={sourceI18n}>{children}</Words>
      </div>
    </>
  )
}

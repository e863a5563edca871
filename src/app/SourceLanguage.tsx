import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { I18nProvider } from '../components/I18nProvider.tsx'
import { direction } from '../i18n/direction.ts'
import { defaultLocale } from '../i18n/locales.ts'
import { hydrate } from './hydration/hydrate.tsx'
import type { PageInfo } from './loadPage.ts'

const SourceNotice = hydrate({
  when: 'never',
  messages: ['languages'],
  load: () => import('../components/languages/SourceNotice.tsx').then(part => part.SourceNotice),
})

/**
 * A page that is not translated yet (`isFallback`) is shown in the source language, with its `lang` and `dir`, below a
 * notice.
 */
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
        <I18nProvider i18n={sourceI18n}>{children}</I18nProvider>
      </div>
    </>
  )
}

import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'

/**
 * Gives the page its words. Unlike Lingui's own provider it never changes: a page has one language for life, and more
 * catalogues arriving are no reason to render everything again (which would also wake parts that wait to be hydrated).
 */
export function Words({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const value = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n])
  return <LinguiContext value={value}>{children}</LinguiContext>
}

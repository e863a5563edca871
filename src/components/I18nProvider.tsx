import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ReactNode, useEffect, useMemo } from 'react'

type I18nProviderProps = {
  i18n: I18n
  /** Called once in the browser, when what is inside answers. */
  onReady?: () => void
  children: ReactNode
}

/**
 * Gives the page its words. Unlike Lingui's own provider it never changes: a page has one language for life, and more
 * catalogs arriving are no reason to render everything again (which would also wake parts that wait to be hydrated).
 */
export function I18nProvider({ i18n, onReady, children }: I18nProviderProps) {
  const value = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n])
  useEffect(() => onReady?.(), [onReady])
  return <LinguiContext value={value}>{children}</LinguiContext>
}

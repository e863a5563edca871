import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ReactNode, useEffect, useMemo } from 'react'

type I18nProviderProps = {
  i18n: I18n
  /** Called once in the browser, after the children have hydrated. */
  onReady?: () => void
  children: ReactNode
}

/**
 * Provides Lingui’s context. Unlike Lingui’s own provider its value never changes: a page keeps one language, and a
 * catalog that is loaded later must not render everything again, which would also hydrate parts that wait for the
 * visitor.
 */
export function I18nProvider({ i18n, onReady, children }: I18nProviderProps) {
  const value = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n])
  useEffect(() => onReady?.(), [onReady])
  return <LinguiContext value={value}>{children}</LinguiContext>
}

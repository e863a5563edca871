import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ReactNode, useEffect, useReducer } from 'react'
import { followTexts } from './liveTexts.ts'

type I18nProviderProps = { i18n: I18n; onReady?: () => void; children: ReactNode }

const contextOf = (i18n: I18n) => ({ i18n, _: i18n._.bind(i18n) })

/** Stands in for the site’s `I18nProvider` in the studio: whatever has words renders again when a text is edited. */
export function I18nProvider({ i18n, onReady, children }: I18nProviderProps) {
  const [value, renew] = useReducer(() => contextOf(i18n), i18n, contextOf)
  useEffect(() => followTexts(i18n, renew), [i18n])
  useEffect(() => onReady?.(), [onReady])
  return <LinguiContext value={value}>{children}</LinguiContext>
}

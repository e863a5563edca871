import type { I18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { markedMessage } from '../marks.ts'

const texts = new Map<string, CompiledMessage>()
const watchers = new Set<() => void>()

/** Shows these texts, by message id, instead of those of the catalogs; the page renders at once. */
export function showTexts(changed: Record<string, string>): void {
  for (const [id, text] of Object.entries(changed)) texts.set(id, markedMessage(compileMessage(text), id))
  for (const watcher of watchers) watcher()
}

/**
 * Keeps these texts active in `i18n` when catalogs are loaded later. `onChange` is called when rendered text has
 * changed; returns a function that ends it.
 */
export function followTexts(i18n: I18n, onChange: () => void): () => void {
  const apply = () => Object.assign(i18n.messages, Object.fromEntries(texts))
  const watcher = () => {
    apply()
    onChange()
  }
  apply()
  watchers.add(watcher)
  const unload = i18n.on('change', apply)
  return () => {
    watchers.delete(watcher)
    unload()
  }
}

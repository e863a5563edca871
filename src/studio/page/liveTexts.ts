import type { I18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { markedMessage } from '../marks.ts'

const texts = new Map<string, CompiledMessage>()
const watchers = new Set<() => void>()

/** Shows these texts, by message id, instead of those of the catalogs; the page renders them at once. */
export function showTexts(changed: Record<string, string>): void {
  for (const [id, text] of Object.entries(changed)) texts.set(id, markedMessage(compileMessage(text), id))
  for (const watcher of watchers) watcher()
}

/**
 * Keeps the texts that are shown in `i18n`, also when catalogs arrive later. `onChange` is told when something that
 * was rendered has changed; returns what ends it.
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

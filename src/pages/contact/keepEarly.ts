import { openDraft } from './draft.ts'
import { watchLeaving } from './leaving.ts'

/**
 * Until the form in this place has its code, keeps what was typed into these fields of its HTML when the page is left or
 * hidden; returns what ends that, and keeps a last time. What an earlier visit left stays where nothing new was typed.
 */
export function keepEarly(place: string, names: readonly string[]): () => void {
  let draft: ReturnType<typeof openDraft> | undefined
  const keep = () => {
    const form = document.querySelector<HTMLFormElement>(`#${place} form`)
    // Alive, it checks itself, and keeps what is typed as it is typed.
    if (!form || form.noValidate) return
    const there = new FormData(form)
    const typed = names
      .map(name => [name, String(there.get(name) ?? '')] as const)
      .filter(([, text]) => text.trim() !== '')
    if (typed.length === 0) return
    draft ??= openDraft()
    draft.keep({ ...draft.found?.fields, ...Object.fromEntries(typed) })
  }
  const end = watchLeaving(keep)
  return () => {
    end()
    keep()
  }
}

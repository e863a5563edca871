import { openDraft } from './draft.ts'
import { watchLeaving } from './leaving.ts'

/**
 * Before the form hydrates: stores what was typed into its fields when the page is hidden or left. Returns a function
 * that ends this and stores a last time. Drafts of earlier visits stay unless something new was typed.
 */
export function keepEarly(place: string, names: readonly string[]): () => void {
  let draft: ReturnType<typeof openDraft> | undefined
  const keep = () => {
    const form = document.querySelector<HTMLFormElement>(`#${place} form`)
    // Once hydrated, the form validates and stores by itself.
    if (!form || form.noValidate) return
    const there = new FormData(form)
    const typed = names
      .map(name => [name, String(there.get(name) ?? '')] as const)
      .filter(([, text]) => text.trim() !== '')
    if (typed.length === 0) return
    draft ??= openDraft()
    const earlier = draft.found?.posted ? {} : draft.found?.fields
    draft.keep({ ...earlier, ...Object.fromEntries(typed) })
  }
  const end = watchLeaving(keep)
  return () => {
    end()
    keep()
  }
}

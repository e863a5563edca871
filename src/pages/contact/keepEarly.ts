import { openDraft } from '../../browser/draft.ts'
import { watchLeaving } from '../../browser/leaving.ts'
import { fieldNames } from '../../mail/fields.ts'

/**
 * Until the form's own code is there, keeps what was typed into its HTML when the page is left or hidden; returns what
 * ends that, and keeps a last time. What an earlier visit left stays where nothing new was typed.
 */
export function keepEarly(): () => void {
  let draft: ReturnType<typeof openDraft> | undefined
  const keep = () => {
    const form = document.querySelector<HTMLFormElement>('#part-form form')
    // Alive, it checks itself, and keeps what is typed as it is typed.
    if (!form || form.noValidate) return
    const there = new FormData(form)
    const typed = fieldNames
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

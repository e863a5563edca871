import type { Draft, Drafts } from './entries.ts'

const keyOf = (locale: string) => `balancier-studio-${locale}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  typeof Reflect.get(value, 'was') === 'string'

/** The unsaved edits of a language in this browser; invalid ones are left out. */
export function keptDrafts(locale: string): Drafts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => isDraft(value))) as Drafts
  } catch {
    return {}
  }
}

/** Stores the edits, so that a reload or a closed tab loses nothing. Returns false if the browser stores nothing. */
export function keepDrafts(locale: string, drafts: Drafts): boolean {
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}

const articleKey = (locale: string, id: string) => `balancier-studio-${locale}-article-${id}`

/** The unsaved edit of an article in this browser, if any. */
export function keptArticle(locale: string, id: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(articleKey(locale, id)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Stores the edit of an article, or deletes it. */
export function keepArticle(locale: string, id: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(articleKey(locale, id), JSON.stringify(draft))
    else localStorage.removeItem(articleKey(locale, id))
  } catch {
    // Storage is blocked: the edit lives as long as the page.
  }
}

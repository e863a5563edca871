import type { Term } from '../i18n/checks/glossary.ts'
import type { Article } from './articles/article.ts'
import type { Entry } from './entries.ts'

/** What was saved, and what somebody else changed meanwhile. */
export type Saved = { files: string[]; saved: string[]; conflicts: { id: string; theirs: string }[] }

async function call<T>(name: string, body?: object): Promise<T> {
  const response = await fetch(`/__studio/api/${name}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

/** The requests to the studio's server; each rejects with a readable error. */
export const calls = {
  entries: (locale: string) => call<Entry[]>(`entries?locale=${locale}`),
  glossary: () => call<readonly Term[]>('glossary'),
  pages: () => call<Record<string, string[]>>('pages'),
  saveEntries: (locale: string, changes: { id: string; was: string; text: string }[]) =>
    call<Saved>('entries', { locale, changes }),
  articles: (locale: string) => call<Article[]>(`articles?locale=${locale}`),
  saveArticle: (change: { id: string; locale: string; was: string; text: string }) =>
    call<{ written: string } | { theirs: string }>('articles', change),
}

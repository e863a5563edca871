import type { Locale } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'
import type { Kept, KeptArticle, ToWorker } from './messages.ts'
import { note, readNotes } from './notes.ts'
import { keepPage } from './pages.ts'
import { held, keepFiles } from './store.ts'
import { clear, fill, kept, list } from './version.ts'

/** Does what a page asks for; what is to be answered goes to the port that came with the question. */
export async function answerPage(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case 'VISIT': {
      const { locale, saving, seen } = message
      await note(() => ({ locale, saving }))
      await keepSeen(locale, seen)
      await fill()
      break
    }
    case 'STATUS':
      return port?.postMessage((await kept()) satisfies Kept)
    case 'LIST':
      return port?.postMessage(await keptList(message.locale))
    case 'KEEP':
      await note(({ kept }) => ({ kept: [message.id, ...kept.filter(id => id !== message.id)] }))
      await fill()
      break
    case 'CLEAR':
      await clear()
      break
    case 'FILL':
      await note(() => ({ cleared: false }))
      await fill()
  }
  port?.postMessage(await kept())
}

/** Keeps what the page had loaded before the worker was there: it comes from the browser's own cache. */
async function keepSeen(locale: Locale, [address = '/', ...files]: readonly string[]): Promise<void> {
  await keepFiles(files).catch(() => {})
  if (await held(localizePath(splitLocale(address).path, locale), 'any')) return
  await fetch(address, { cache: 'force-cache', headers: { accept: 'text/html' } })
    .then(keepPage)
    .catch(() => {})
}

/** The articles that are kept, as a list shows them in one language, the newest first. */
async function keptList(locale: string): Promise<KeptArticle[]> {
  const { ids } = await kept()
  const { kept: asked } = await readNotes()
  const { articles } = await list()
  const titles = articles
    .filter(({ id }) => ids.includes(id))
    .map(async ({ id }) => {
      const path = `/data/${locale}/articles/${id}.json`
      const data = (await (await held(path, 'any'))?.json()) as { meta: { title: string } } | undefined
      return { id, title: data?.meta.title ?? id, path: `/blog-post-${id}`, asked: asked.includes(id) }
    })
  return Promise.all(titles)
}

import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { negotiate } from '../i18n/negotiate.ts'
import { readNotes } from './notes.ts'

type Cookies = { get: (name: string) => Promise<{ value?: string } | null> }
declare const self: { cookieStore?: Cookies; navigator: { languages: readonly string[] } }

/** The language to show at a bare address: query `lng`, cookie, the page last open, the browser; else French. */
export async function visitorLocale(search: string): Promise<Locale> {
  const cookie = await self.cookieStore?.get('i18next').catch(() => null)
  return (
    negotiate([
      ...new URLSearchParams(search).getAll('lng'),
      cookie?.value,
      (await readNotes()).locale,
      ...self.navigator.languages,
    ]) ?? defaultLocale
  )
}

import { isLocale } from '../../i18n/locales.ts'
import { negotiate } from '../../i18n/negotiate.ts'

// Stands inline in every page, before anything is painted. At a bare address (/paiements) on a host that cannot
// negotiate, it puts the page of the visitor's language in place of the one that was sent. The client waits for it.

const { documentElement: page } = document
const [, first] = location.pathname.split('/')

const read = (from: () => string | null | undefined) => {
  try {
    return from()
  } catch {
    return undefined
  }
}

const wanted = () =>
  negotiate([
    new URLSearchParams(location.search).get('lng'),
    read(() => /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1]),
    read(() => localStorage.getItem('i18nextLng')),
    read(() => sessionStorage.getItem('i18nextLng')),
    ...navigator.languages,
  ])

async function changeTo(locale: string) {
  page.style.visibility = 'hidden'
  try {
    const path = location.pathname.replace(/\/$/, '')
    const answer = await fetch(`/${locale}${path}`, { signal: AbortSignal.timeout(4000) })
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const root = other.documentElement
    if (root.lang !== locale) return
    for (const { name, value } of root.attributes) page.setAttribute(name, value)
    page.replaceChildren(...root.children)
  } catch {
    // No connection, or too slow: the page stays as it was sent, and says in which language.
  } finally {
    page.style.visibility = ''
  }
}

const bare = !isLocale(first)
const locale = bare ? wanted() : undefined
if (locale && locale !== page.lang) Object.assign(window, { languageReady: changeTo(locale) })

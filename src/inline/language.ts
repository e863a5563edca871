import { isLocale } from '../i18n/locales.ts'
import { negotiate } from '../i18n/negotiate.ts'

// At a bare address (/paiements), before anything is painted: on a host that cannot
// negotiate, it puts the page of the visitor's language in place of the one that was sent. Hosts that can answer with the
// page of a language, which lacks it; there the client fetches it, for a choice that no host can see. The client waits.

const page = document.documentElement
const { pathname, search } = location

/** What was kept for the visitor, where keeping is allowed. */
const kept = (name: 'localStorage' | 'sessionStorage') => {
  try {
    return window[name].i18nextLng as string | undefined
  } catch {
    return undefined
  }
}

/** The choice in the cookie; a page in a sandbox may not even read it. */
const inCookie = () => {
  try {
    return document.cookie.match(/(?:^|; )i18next=([^;]*)/)?.[1]
  } catch {
    return undefined
  }
}

const wanted = () =>
  negotiate([
    ...new URLSearchParams(search).getAll('lng'),
    inCookie(),
    kept('localStorage'),
    kept('sessionStorage'),
    ...(navigator.languages ?? []),
  ])

/** Fetched as a document: the policy lets no text be made into one. */
const changeTo = (locale: string) =>
  new Promise<void>(resolve => {
    page.style.visibility = 'hidden'
    const request = new XMLHttpRequest()
    request.onloadend = () => {
      // No connection, or too slow: the page stays as it was sent, and says in which language.
      const other = request.responseXML?.documentElement
      if (other?.lang === locale) {
        for (const { name, value } of other.attributes) page.setAttribute(name, value)
        page.replaceChildren(...other.children)
      }
      page.style.visibility = ''
      resolve()
    }
    request.open('GET', `/${locale}${pathname.replace(/\/$/, '')}`)
    request.responseType = 'document'
    request.timeout = 4000
    request.send()
  })

if (!isLocale(pathname.split('/')[1])) {
  const locale = wanted()
  window.languageReady = locale && locale !== page.lang ? changeTo(locale) : Promise.resolve()
}

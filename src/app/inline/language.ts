import { offerKey } from '../../components/languages/offerKey.ts'
import { isLocale } from '../../i18n/locales.ts'
import { negotiate } from '../../i18n/negotiate.ts'

// Before anything is painted. At a bare address (/paiements), on a host that cannot
// negotiate, it puts the page of the visitor's language in place of the one that was sent. Hosts that can answer with the
// page of a language, which lacks it; there the client fetches it, for a choice that no host can see. The client waits.

const page = document.documentElement
const { pathname, search } = location

/** The stored language, where storage is allowed. */
const kept = (name: 'localStorage' | 'sessionStorage', key = 'i18nextLng') => {
  try {
    return window[name][key] as string | undefined
  } catch {
    return undefined
  }
}

/** The language cookie; sandboxed pages may not read cookies at all. */
const inCookie = () => {
  try {
    return document.cookie.match(/(?:^|; )i18next=([^;]*)/)?.[1]
  } catch {
    return undefined
  }
}

/** The first language of the address, the cookie, the storages and the browser that the site has. */
const wanted = (stored = [kept('localStorage'), kept('sessionStorage')]) =>
  negotiate([
    ...new URLSearchParams(search).getAll('lng'),
    inCookie(),
    ...stored,
    ...(navigator.languages ?? []),
  ])

/** Fetched as a document: the policy does not allow parsing a string as HTML. */
const changeTo = (locale: string) =>
  new Promise<void>(resolve => {
    page.style.visibility = 'hidden'
    const request = new XMLHttpRequest()
    request.onloadend = () => {
      // Offline, or too slow: keep the page as it was sent, with its `lang`.
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

const shown = pathname.split('/')[1]
if (!isLocale(shown)) {
  const locale = wanted()
  window.languageReady = locale && locale !== page.lang ? changeTo(locale) : Promise.resolve()
} else if (!document.referrer.startsWith(`${location.origin}/`)) {
  // Storages are slow to open and hardly ever differ from the cookie, so they are read last.
  const isOther = (locale: string | undefined) => locale !== undefined && locale !== shown
  const locale = isOther(wanted([])) && !kept('localStorage', offerKey) ? wanted() : undefined
  // Reserves space for the language offer (`components/languages`), so that nothing moves when it appears. Visitors who
  // come from this site have chosen the language by a link.
  if (isOther(locale)) page.dataset.languageOffer = locale
}

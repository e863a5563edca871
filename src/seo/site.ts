import { site } from '#content'

/** The site's own address, without a slash at the end, from `VITE_SITE_URL`, or from `content/site.yml` where that is empty. */
export const origin = (import.meta.env.VITE_SITE_URL?.trim() || site.url).replace(/\/+$/, '')

/** The vendor's name, as it closes each title. */
export const siteName = site.name

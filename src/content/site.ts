import { site } from '#content'

/** The site's URL without a trailing slash: `VITE_SITE_URL`, or `url` in `content/site.yml`. */
export const origin = (import.meta.env.VITE_SITE_URL?.trim() || site.url).replace(/\/+$/, '')

/** The vendor's name, at the end of each title. */
export const siteName = site.name

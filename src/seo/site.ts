import { site } from '#content'

/** The site's own address, without a slash at the end, from `VITE_SITE_URL` or else from `content/site.yml`. */
export const origin = (import.meta.env.VITE_SITE_URL ?? site.url).replace(/\/+$/, '')

/** The vendor's name, as it closes each title. */
export const siteName = site.name

import { isContact } from '../../content/contactPage.ts'

/** What the policy names besides the site itself: the hashes of the inline scripts, and the mail service. */
export type Allowed = {
  /** `'sha256-…'` of each inline script. */
  scripts: readonly string[]
  /** The origin of the mail service; empty if it is the site's own. */
  mail: string
}

/** The two policies that hosts send: for the contact page, and for all other pages. */
export type Policies = { site: string; contact: string }

/** hCaptcha requires these for its script, frame and styles. */
const captcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

type Directives = Record<string, readonly string[]>

/** What a page may do; `guests` are third parties, which the form's page alone turns to. */
function directives(allowed: Allowed, contact: boolean): Directives {
  const guests = contact ? captcha : []
  return {
    'script-src': ["'self'", ...allowed.scripts, ...guests],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...guests, ...(contact && allowed.mail ? [allowed.mail] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': contact ? guests : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // The captcha knows no trusted types: a default policy lets through what it does (src/pages/contact/form/captchaTrust.ts).
    'trusted-types': ['balancier', 'worker', ...(contact ? ['default'] : [])],
  }
}

const written = (list: Directives) =>
  Object.entries(list)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';')

/**
 * The policies as hosts send them. They say nothing of styles, and so have no `default-src`: each page inlines the rules
 * it uses, whose hash only its own policy can name (`pagePolicy`). Browsers enforce both.
 */
export function policies(allowed: Allowed): Policies {
  const header = (contact: boolean) =>
    written({ ...directives(allowed, contact), 'frame-ancestors': ["'none'"] })
  return { site: header(false), contact: header(true) }
}

/** The policy inside a page, complete but for `frame-ancestors`, which only works as a header. */
export function pagePolicy(allowed: Allowed, page: { path: string; styles: readonly string[] }): string {
  const contact = isContact(page.path)
  const own = directives(allowed, contact)
  // Left out to save bytes: the first directive implies these, or the header contains them.
  for (const name of ['worker-src', 'object-src', 'trusted-types']) delete own[name]
  if (!contact) delete own['frame-src']
  return written({
    'default-src': ["'none'"],
    ...own,
    'style-src': ["'self'", ...page.styles, ...(contact ? captcha : [])],
  })
}

const policy = globalThis.trustedTypes?.createPolicy('balancier', { createHTML: html => html })

/**
 * HTML that may enter the page as it is: compiled from our own Markdown at build. Browsers that know trusted types take
 * no plain string under the site's policy; to all others, and to the server, it stays one.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

const policy = globalThis.trustedTypes?.createPolicy('balancier', { createHTML: html => html })

/**
 * Marks HTML that was compiled from our own Markdown as trusted. The site's policy requires Trusted Types; on the
 * server and in browsers without them it stays a string.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

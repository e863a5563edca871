import { htmlText } from './htmlText.ts'

type Vendor = { name: string; legalName: string; email: string; phone: string; founded: number }

type Page = {
  /** Without the site's name. */
  title: string
  /** Its canonical address. */
  address: string
  /** Search engines may index it. */
  isIndexed: boolean
  /** ISO days, and the address of its picture. */
  article?: { published: string; modified: string; image: string } | undefined
  /** The HTML of the page: questions and breadcrumbs are taken from it. */
  html: string
  /** The bare path. */
  path: string
  locale: string
  origin: string
  vendor: Vendor
}

/**
 * The contents of the first element with an attribute, if it has this tag. Avoids a pattern that would try every
 * element.
 */
function inside(html: string, kind: string, attribute: string): string {
  const at = html.indexOf(attribute)
  if (at < 0 || !html.startsWith(`<${kind} `, html.lastIndexOf('<', at))) return ''
  return html.slice(html.indexOf('>', at) + 1, html.indexOf(`</${kind}>`, at))
}

function breadcrumbs({ html, origin, title, address }: Page) {
  const list = inside(html, 'ol', ' data-crumbs')
  const links = [...list.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', text = '']) => ({
      name: htmlText(text),
      item: origin + htmlText(href),
    }),
  )
  if (links.length === 0) return
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...links, { name: title, item: address }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  }
}

function questions({ html }: Page) {
  const list = inside(html, 'section', ' aria-labelledby="questions"')
  const pairs = [...list.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g)]
  if (pairs.length === 0) return
  return {
    '@type': 'FAQPage',
    mainEntity: pairs.map(([, question = '', answer = '']) => ({
      '@type': 'Question',
      name: htmlText(question),
      acceptedAnswer: { '@type': 'Answer', text: htmlText(answer) },
    })),
  }
}

/**
 * What a page is in the words of schema.org: the organization on the pages about it, the article, its place in the
 * site, its questions. Undefined where there is nothing to say, as on pages that search engines shall not keep.
 */
export function structuredData(page: Page): object | undefined {
  const { title, address, isIndexed, article, path, locale, origin, vendor } = page
  if (!isIndexed) return undefined
  const organization = {
    '@type': 'Organization',
    name: vendor.name,
    url: origin,
  }
  const graph = [
    (path === '/' || path === '/company') && {
      ...organization,
      legalName: vendor.legalName,
      logo: `${origin}/icon-512.png`,
      foundingDate: String(vendor.founded),
      email: vendor.email,
      telephone: vendor.phone.replaceAll(' ', ''),
    },
    article && {
      '@type': 'Article',
      headline: title,
      image: article.image,
      datePublished: article.published,
      dateModified: article.modified,
      inLanguage: locale,
      mainEntityOfPage: address,
      author: organization,
      publisher: organization,
    },
    breadcrumbs(page),
    questions(page),
  ].filter(Boolean)
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

/** Structured data as an element of the head; `<` is escaped, so that no text in it can end the element. */
export const structuredDataHtml = (data: object | undefined): string =>
  data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : ''

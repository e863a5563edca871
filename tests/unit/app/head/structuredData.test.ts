import { describe, expect, it } from 'vitest'
import { htmlText } from '../../../../src/app/head/htmlText.ts'
import { structuredData, structuredDataHtml } from '../../../../src/app/head/structuredData.ts'

const origin = 'https://site.example'
const vendor = {
  name: 'Site',
  legalName: 'Site SAS',
  email: 'a@site.example',
  phone: '+33 1 99 00',
  founded: 1987,
}

type Page = Parameters<typeof structuredData>[0]

function of(path: `/${string}`, html: string, page: Partial<Page> = {}) {
  const address = `${origin}/en${path}`
  return structuredData({
    ...{ title: 'Title', isIndexed: true, html, path, address, locale: 'en', origin, vendor },
    ...page,
  })
}

const crumbs =
  '<nav><ol data-crumbs=""><li><a href="/en">Home</a></li><li><a class="x" href="/en/services">R&amp;D</a></li><li aria-current="page">Here</li></ol></nav>'
const faq =
  '<section aria-labelledby="questions"><details open=""><summary class="q">Who signs?</summary><p class="a">Two <b>people</b>.</p></details><details><summary>When?</summary><p>At 4</p></details></section>'

describe('structured data', () => {
  it('reads the way to the page from its breadcrumbs, and ends with the page', () => {
    expect(of('/x', crumbs)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/en` },
            { '@type': 'ListItem', position: 2, name: 'R&D', item: `${origin}/en/services` },
            { '@type': 'ListItem', position: 3, name: 'Title', item: `${origin}/en/x` },
          ],
        },
      ],
    })
  })

  it('reads questions with their answers', () => {
    expect(of('/x', faq)).toMatchObject({
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            { name: 'Who signs?', acceptedAnswer: { text: 'Two people.' } },
            { name: 'When?', acceptedAnswer: { text: 'At 4' } },
          ],
        },
      ],
    })
  })

  it('describes an article with its dates, its picture and who publishes it', () => {
    const article = { published: '2025-01-02', modified: '2025-03-04', image: `${origin}/card.png` }
    expect(of('/blog-post-a', '', { article })).toMatchObject({
      '@graph': [
        {
          '@type': 'Article',
          headline: 'Title',
          image: `${origin}/card.png`,
          datePublished: '2025-01-02',
          dateModified: '2025-03-04',
          inLanguage: 'en',
          mainEntityOfPage: `${origin}/en/blog-post-a`,
          publisher: { name: 'Site', url: origin },
        },
      ],
    })
  })

  it('names the organization on the home page', () => {
    expect(of('/', '')).toMatchObject({
      '@graph': [
        { '@type': 'Organization', legalName: 'Site SAS', telephone: '+3319900', foundingDate: '1987' },
      ],
    })
  })

  it('has nothing for pages without structured content, or with noindex', () => {
    expect(of('/x', '<p>Text</p>')).toBeUndefined()
    expect(of('/', crumbs, { isIndexed: false })).toBeUndefined()
  })

  it('cannot be ended by a text in it', () => {
    const html = structuredDataHtml(of('/x', faq.replace('Who signs?', '&lt;/script&gt;')))
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })
})

describe('htmlText', () => {
  it('leaves out elements and comments, and reads entities', () => {
    expect(htmlText('<b>A &amp; B</b><!-- --> &lt;1&gt; &quot;x&quot; l&#x27;an')).toBe('A & B <1> "x" l\'an')
  })
})

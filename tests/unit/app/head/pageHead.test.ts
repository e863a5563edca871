import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { pageHead } from '../../../../src/app/head/pageHead.ts'
import { origin, siteName } from '../../../../src/content/site.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: { title: 'Services' } } })
const match = { context: { locale: 'en', i18n }, pathname: '/services' } as const

test('a page says its title with the site’s name, its description and its address in this language', () => {
  expect(pageHead(match, { title: { id: 'title' }, description: 'All of them.' })).toEqual({
    meta: [{ title: `Services — ${siteName}` }, { name: 'description', content: 'All of them.' }],
    links: [{ rel: 'canonical', href: `${origin}/en/services` }],
  })
})

test('the index of a folder has an address without a slash at its end', () => {
  const { links } = pageHead({ ...match, pathname: '/blog/' }, { title: 'Blog', description: '' })
  expect(links).toEqual([{ rel: 'canonical', href: `${origin}/en/blog` }])
})

test('a page may have another page’s canonical address', () => {
  const { links } = pageHead(match, { title: 'Services', description: '', canonical: '/solution' })
  expect(links).toEqual([{ rel: 'canonical', href: `${origin}/en/solution` }])
})

test('a page that stands in the source language is that of the source language', () => {
  const { links } = pageHead(
    { ...match, loaderData: { isFallback: true } },
    { title: 'Services', description: '' },
  )
  expect(links).toEqual([{ rel: 'canonical', href: `${origin}/fr/services` }])
})

test('a page that is not for search engines says so, and has no canonical address', () => {
  const { meta, links } = pageHead(match, { title: 'Soon', description: '', noindex: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(links).toEqual([])
})

import { setupI18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { pageRoute } from '../../../src/app/pageRoute.ts'
import type { RouterContext } from '../../../src/app/routerContext.ts'
import { MissingData } from '../../../src/content/source.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const read = vi.fn(async (file: string) => ({ title: `Data of ${file}` }))
const context = { locale: 'en', i18n, sourceI18n: i18n, read } as unknown as RouterContext

const route = pageRoute<{ title: string }, { id: string }>({
  messages: ['article'],
  file: ({ id }) => `articles/${id}`,
  head: ({ title }) => ({ title, description: 'About it' }),
  page: async () => () => null,
})
const matchOf = (loaderData?: Awaited<ReturnType<typeof route.loader>>) => ({
  match: { context, pathname: '/blog-post-bfr', loaderData },
})

it('loads the data file that the address names, and writes the head from it', async () => {
  const data = await route.loader({ context, params: { id: 'bfr' } })
  expect(data).toEqual({ title: 'Data of articles/bfr', languages: ['fr', 'en'], isFallback: false })
  const { meta } = route.head(matchOf(data)) as { meta: { title?: string }[] }
  expect(meta[0]?.title).toContain('Data of articles/bfr')
})

it('has no head while its data is missing', () => {
  expect(route.head(matchOf())).toEqual({})
})

it('answers that there is no page where there is no data', async () => {
  read.mockRejectedValueOnce(new MissingData('articles/none'))
  await expect(route.loader({ context, params: { id: 'none' } })).rejects.toMatchObject({ isNotFound: true })
})

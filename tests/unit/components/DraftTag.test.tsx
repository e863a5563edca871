import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ArticleCard } from '../../../src/components/article/ArticleCard.tsx'
import type { ArticleSummary } from '../../../src/content/types.ts'
import { ArticleHeader } from '../../../src/pages/article/ArticleHeader.tsx'
import { FeaturedArticle } from '../../../src/pages/blog/FeaturedArticle.tsx'
import { renderAt } from './renderAt.tsx'

const article: ArticleSummary = {
  id: 'later',
  title: 'Plus tard',
  summary: 'Résumé',
  date: '2025-06-10',
  dateText: '10\u00a0juin 2025',
  topic: 'risk',
  minutes: 4,
  cover: { family: 'wave', plate: 'ink', key: '0' },
  coverAlt: 'Gravure',
  path: '/blog-post-later',
}
const views = [
  ['a card', <ArticleCard key="card" article={{ ...article, draft: true }} />],
  [
    'the article that opens the blog',
    <FeaturedArticle key="featured" article={{ ...article, draft: true }} />,
  ],
  ['the article itself', <ArticleHeader key="header" meta={{ ...article, draft: true }} />],
] as const

afterEach(() => vi.unstubAllEnvs())

it.each(views)('%s says that the article is a draft, and until when', async (_, view) => {
  await renderAt('/blog', view)
  expect(screen.getByText('Brouillon jusqu’au 10 juin 2025')).toBeTruthy()
})

it.each(views)('%s is ignored by a build without a message', async (_, view) => {
  vi.stubEnv('DEV', false)
  await renderAt('/blog', view)
  expect(screen.queryByText(/Brouillon/)).toBeNull()
})

it('an article that is published is marked nowhere', async () => {
  await renderAt('/blog', <ArticleCard article={article} />)
  expect(screen.queryByText(/Brouillon/)).toBeNull()
})

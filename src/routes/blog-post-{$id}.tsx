import { createFileRoute } from '@tanstack/react-router'
import type { ArticleData } from '../content/types.ts'
import { readOrUnknown } from '../site/readOrUnknown.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/blog-post-{$id}')(
  stillPage<ArticleData>({
    areas: ['article'],
    read: (context, { id }) => readOrUnknown(context, `articles/${id}`),
    load: () => import('../pages/article/article.ts').then(page => page.article),
  }),
)

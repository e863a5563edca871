import { createFileRoute } from '@tanstack/react-router'
import type { BlogPage } from '../content/types.ts'
import { readOrUnknown } from '../site/readOrUnknown.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/blog/')(
  stillPage<BlogPage>({
    areas: ['blog'],
    read: context => readOrUnknown(context, 'blog/1'),
    load: () => import('../pages/blog/blog.ts').then(page => page.blog),
  }),
)

import { createFileRoute } from '@tanstack/react-router'
import type { BlogPage } from '../content/types.ts'
import { readOrUnknown } from '../site/readOrUnknown.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/blog/$page')(
  stillPage<BlogPage>({
    areas: ['blog'],
    read: (context, { page }) => readOrUnknown(context, `blog/${page}`),
    load: () => import('../pages/blog/blog.ts').then(page => page.blog),
  }),
)

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageRoute } from '../app/pageRoute.ts'

/** A page that is not ready yet. */
export const soonPage = (title: MessageDescriptor) =>
  pageRoute({
    messages: ['soon'],
    head: {
      title,
      description: msg`Cette page arrive. En attendant, le blog et les solutions sont ouverts.`,
      noindex: true,
    },
    page: () => import('../pages/soon/SoonPage.tsx').then(page => page.SoonPage),
  })

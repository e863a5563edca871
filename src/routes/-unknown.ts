import { msg } from '@lingui/core/macro'
import { pageRoute } from '../app/pageRoute.ts'

/** What is shown at an address that does not exist, or whose data does not. */
export const unknownPage = () =>
  pageRoute({
    messages: ['overview', 'illustrations/pooling'],
    head: {
      title: msg`Adresse inconnue`,
      description: msg`Cette adresse n’existe pas ; voici toutes nos solutions.`,
      noindex: true,
    },
    page: () => import('../pages/overview/UnknownPage.tsx').then(page => page.UnknownPage),
  })

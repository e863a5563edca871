import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import { siteName } from '../content/site.ts'

export const Route = createFileRoute('/contact')(
  pageRoute({
    messages: ['contact'],
    head: {
      title: msg`Demander une démonstration`,
      description: msg`Une démonstration de ${siteName} sur votre cas : vos banques, vos entités, vos circuits de signature. Sept champs à remplir, un spécialiste vous appelle.`,
    },
    page: () => import('../pages/contact/ContactPage.tsx').then(page => page.ContactPage),
    hydrates: 'src/pages/contact/ContactPage.tsx',
  }),
)

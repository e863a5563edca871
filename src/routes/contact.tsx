import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'
import { siteName } from '../seo/site.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadPage(context, { messages: ['contact'] }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Demander une démonstration`,
      description: msg`Une démonstration de ${siteName} sur votre cas : vos banques, vos entités, vos circuits de signature. Sept champs à remplir, un spécialiste vous appelle.`,
    }),
  component: lazyRouteComponent(() => import('../pages/contact/ContactPage.tsx'), 'ContactPage'),
  staticData: { hydrates: 'src/pages/contact/ContactPage.tsx' },
})

import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

export const Route = createFileRoute('/outils/lecteur-releves')({
  loader: ({ context }) => loadPage(context, { messages: ['statementReader'] }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Lecteur de relevés MT940, camt.053 et CFONB120`,
      description: msg`Lisez un relevé bancaire MT940, camt.053 ou CFONB120 dans votre navigateur, sans rien envoyer : soldes vérifiés, mouvements à trier et à filtrer, frais, export CSV et JSON.`,
    }),
  component: lazyRouteComponent(
    () => import('../pages/statementReader/StatementReaderPage.tsx'),
    'StatementReaderPage',
  ),
  staticData: { hydrates: 'src/pages/statementReader/StatementReaderPage.tsx' },
})

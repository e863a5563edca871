import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

export const Route = createFileRoute('/outils/verificateur-paiements')({
  loader: ({ context }) => loadPage(context, { messages: ['paymentChecker'] }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Vérificateur de fichiers SEPA pain.001 et pain.008`,
      description: msg`Vérifiez un fichier SEPA pain.001 ou pain.008 avant la banque, sans rien envoyer : structure, sommes, IBAN, dates, adresses, mandats, ligne par ligne, selon le pays de la banque.`,
    }),
  component: lazyRouteComponent(
    () => import('../pages/paymentChecker/PaymentCheckerPage.tsx'),
    'PaymentCheckerPage',
  ),
  staticData: { hydrates: 'src/pages/paymentChecker/PaymentCheckerPage.tsx' },
})

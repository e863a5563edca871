import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['security']

export const Route = createFileRoute('/securite')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Sécurité, hébergement et réversibilité`,
      description: msg`Ce qu’un auditeur demande à un logiciel de trésorerie en ligne : lieux, sous-traitants, reprise, journaux, sortie, et la pièce qui répond à chaque question.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/security/SecurityPage.tsx').then(page => page.SecurityPage),
  }),
})

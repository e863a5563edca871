import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['tools']

export const Route = createFileRoute('/outils/')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Outils de trésorerie, sans rien envoyer`,
      description: msg`Des outils pour les trésoriers qui travaillent dans le navigateur, même hors ligne : échéances de factures, intérêts de retard et indemnités.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/tools/ToolsPage.tsx').then(page => page.ToolsPage),
  }),
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['connectivity', 'illustrations/channels']

export const Route = createFileRoute('/connectivite')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/connectivite' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Connectivité bancaire`,
      description: msg`EBICS, SwiftNet, SFTP, FTPS et API : canaux, clés, chiffrement GPG et accusés HAC, pain.002 et camt.053, avec six questions à poser à vos banques.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/connectivity/ConnectivityPage.tsx').then(page => page.ConnectivityPage),
  }),
})

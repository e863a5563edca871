import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/connectivite')(
  pageRoute<Reading>({
    messages: ['connectivity', 'illustrations/channels'],
    file: 'related/connectivite',
    head: {
      title: msg`Connectivité bancaire`,
      description: msg`EBICS, SwiftNet, SFTP, FTPS et API : canaux, clés, chiffrement GPG et accusés HAC, pain.002 et camt.053, avec six questions à poser à vos banques.`,
    },
    page: () => import('../pages/connectivity/ConnectivityPage.tsx').then(page => page.ConnectivityPage),
  }),
)

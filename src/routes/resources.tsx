import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../components/loadPage.ts'
import type { TeaserList } from '../content/types.ts'
import { HomePage, homeMessages as messages } from '../pages/home/HomePage.tsx'
import { pageHead } from '../seo/pageHead.ts'
import { siteName } from '../seo/site.ts'

export const Route = createFileRoute('/resources')({
  loader: async ({ context }) => ({
    teasers: await context.read<TeaserList>('teasers'),
    ...(await loadPage(context, { messages })),
  }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Logiciel de trésorerie pour les groupes`,
      description: msg`${siteName} réunit banques, prévisions et signatures dans une seule plateforme de trésorerie : relevés, paiements à double validation, liquidité et rapprochement.`,
      canonical: '/',
    }),
  component: HomePage,
})

import { msg } from '@lingui/core/macro'
import { type HeadMatch, pageHead } from '../app/head/pageHead.ts'
import { loadPage } from '../app/loadPage.ts'
import type { RouterContext } from '../app/routerContext.ts'
import { siteName } from '../content/site.ts'
import type { TeaserList } from '../content/types.ts'
import { HomePage, homeMessages as messages } from '../pages/home/HomePage.tsx'

/** The home page, at two addresses. It is part of the entry: its parts hydrate one by one. */
export const homePage = () => ({
  loader: async ({ context }: { context: RouterContext }) => ({
    teasers: await context.read<TeaserList>('teasers'),
    ...(await loadPage(context, { messages })),
  }),
  head: ({ match }: { match: HeadMatch }) =>
    pageHead(match, {
      title: msg`Logiciel de trésorerie pour les groupes`,
      description: msg`${siteName} réunit banques, prévisions et signatures dans une seule plateforme de trésorerie : relevés, paiements à double validation, liquidité et rapprochement.`,
      canonical: '/',
    }),
  component: HomePage,
})

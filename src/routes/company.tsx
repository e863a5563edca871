import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['company', 'illustrations/certificate']

export const Route = createFileRoute('/company')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Entreprise : la trésorerie depuis 1987`,
      description: msg`Un éditeur de logiciels de trésorerie fondé en 1987 : cinq dates, plus de 1 500 organisations, plus de 10 500 utilisateurs, et une règle, deux personnes.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/company/CompanyPage.tsx').then(page => page.CompanyPage),
  }),
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/company')(
  pageRoute({
    messages: ['company', 'illustrations/certificate'],
    head: {
      title: msg`Entreprise : la trésorerie depuis 1987`,
      description: msg`Un éditeur de logiciels de trésorerie fondé en 1987 : cinq dates, plus de 1 500 organisations, plus de 10 500 utilisateurs, et une règle, deux personnes.`,
    },
    page: () => import('../pages/company/CompanyPage.tsx').then(page => page.CompanyPage),
  }),
)

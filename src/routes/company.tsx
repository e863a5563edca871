import { createFileRoute } from '@tanstack/react-router'
import { companyHead, loadCompany } from '../pages/company/companyHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/company')({
  loader: ({ context }) => whenFresh(() => loadCompany(context)),
  head: ({ match }) => freshHead(() => companyHead(match.context)),
  component: stillPart(() => import('../pages/company/CompanyPage.tsx').then(page => page.CompanyPage)),
})

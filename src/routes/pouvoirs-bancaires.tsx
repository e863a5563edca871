import { createFileRoute } from '@tanstack/react-router'
import { bankAuthoritiesHead, loadBankAuthorities } from '../pages/bankAuthorities/bankAuthoritiesHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/pouvoirs-bancaires')({
  loader: ({ context }) => whenFresh(() => loadBankAuthorities(context)),
  head: ({ match }) => freshHead(() => bankAuthoritiesHead(match.context)),
  component: stillPart(() =>
    import('../pages/bankAuthorities/BankAuthoritiesPage.tsx').then(page => page.BankAuthoritiesPage),
  ),
})

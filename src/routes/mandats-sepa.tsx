import { createFileRoute } from '@tanstack/react-router'
import { loadSepaMandates, sepaMandatesHead } from '../pages/sepaMandates/sepaMandatesHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/mandats-sepa')({
  loader: ({ context }) => whenFresh(() => loadSepaMandates(context)),
  head: ({ match }) => freshHead(() => sepaMandatesHead(match.context)),
  component: stillPart(() =>
    import('../pages/sepaMandates/SepaMandatesPage.tsx').then(page => page.SepaMandatesPage),
  ),
})

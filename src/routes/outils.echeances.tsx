import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

export const Route = createFileRoute('/outils/echeances')({
  loader: ({ context }) => loadPage(context, { messages: ['dueDates'] }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Échéance de facture et intérêts de retard`,
      description: msg`Calculez l’échéance d’une facture et le coût de son retard : 60 jours, 45 jours fin de mois, intérêts par semestre, indemnité, en France, dans l’UE et au Royaume-Uni.`,
    }),
  component: lazyRouteComponent(() => import('../pages/dueDates/DueDatesPage.tsx'), 'DueDatesPage'),
  staticData: { hydrates: 'src/pages/dueDates/DueDatesPage.tsx' },
})

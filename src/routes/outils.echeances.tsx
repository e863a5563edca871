import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/outils/echeances')(
  pageRoute({
    messages: ['dueDates'],
    head: {
      title: msg`Échéance de facture et intérêts de retard`,
      description: msg`Calculez l’échéance d’une facture et le coût de son retard : 60 jours, 45 jours fin de mois, intérêts par semestre, indemnité, en France, dans l’UE et au Royaume-Uni.`,
    },
    page: () => import('../pages/dueDates/DueDatesPage.tsx').then(page => page.DueDatesPage),
    hydrates: 'src/pages/dueDates/DueDatesPage.tsx',
  }),
)

import { msg } from '@lingui/core/macro'
import type { ArticleSummary } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { whenFresh } from '../../site/parts.tsx'

// Hydration keeps what is there, and what comes to life later brings its own words.
const words = (areas: RouterContext['areas']) =>
  whenFresh(() =>
    areas(
      'home',
      ...['hero', 'position', 'batch', 'circuit', 'reconciliation'].map(scene => `scenes/${scene}`),
    ),
  )

/** Words, scenes and teasers of the home page. */
export async function loadHome({ areas, read }: RouterContext) {
  const [teasers] = await Promise.all([read<ArticleSummary[]>('teasers'), words(areas)])
  return { teasers }
}

export const homeHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Logiciel de trésorerie pour les groupes`),
    description: i18n._(
      msg`Balancier réunit banques, prévisions et signatures dans une seule plateforme de trésorerie : relevés, paiements à double validation, liquidité et rapprochement.`,
    ),
    canonical: '/',
  })

import { lazyRouteComponent } from '@tanstack/react-router'
import type { ArticleSummary } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { freshHead, whenFresh } from '../../site/parts.tsx'

// Hydration keeps what is there, and what comes to life later brings its own words.
const words = (areas: RouterContext['areas']) =>
  whenFresh(() =>
    areas(
      'home',
      ...['hero', 'position', 'batch', 'circuit', 'reconciliation'].map(scene => `scenes/${scene}`),
    ),
  )

/** Words, scenes and teasers of the home page. */
async function loadHome({ areas, read }: RouterContext) {
  const [teasers] = await Promise.all([read<ArticleSummary[]>('teasers'), words(areas)])
  return { teasers }
}

/** The options of the routes that show the home page, which hydrates. */
export const homePage = {
  loader: ({ context }: { context: RouterContext }) => loadHome(context),
  head: ({ match }: { match: { context: RouterContext } }) =>
    freshHead(async () => (await import('./homeHead.ts')).homeHead(match.context)),
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  staticData: { hydrates: 'src/pages/home/HomePage.tsx' },
}

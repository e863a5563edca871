import { lazyRouteComponent } from '@tanstack/react-router'
import type { ArticleSummary } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { lendable } from '../../site/lendable.ts'
import { freshHead, whenFresh } from '../../site/parts.tsx'
import { remembered } from '../../site/remembered.ts'

const areas = [
  'home',
  ...['hero', 'position', 'batch', 'circuit', 'reconciliation'].map(scene => `scenes/${scene}`),
]

const ownHead = remembered(() => import('./homeHead.ts'))

/** Words, scenes and teasers of the home page. Of what is kept, none is needed yet: what comes to life brings its own words. */
const loadHome = (context: RouterContext, path: string) =>
  whenFresh(path, async () => {
    const [teasers] = await Promise.all([context.read<ArticleSummary[]>('teasers'), context.areas(...areas)])
    return { teasers }
  })

/** The options of the routes that show the home page, which hydrates. */
export const homePage = {
  loader: ({ context, location }: { context: RouterContext; location: { pathname: string } }) =>
    loadHome(context, location.pathname),
  head: ({ match }: { match: { context: RouterContext; pathname: string } }) =>
    freshHead(match.pathname, async () => {
      const { homeHead } = await ownHead()
      return import.meta.env.TRANSLATION_GAPS
        ? (await import('../../site/languages/sourceLanguage.tsx')).lentHead(
            homeHead,
            areas,
            match,
            undefined,
          )
        : homeHead(match.context)
    }),
  component: lazyRouteComponent(
    import.meta.env.TRANSLATION_GAPS
      ? async () => ({
          HomePage: await lendable(areas, () => import('./HomePage.tsx').then(page => page.HomePage))(),
        })
      : () => import('./HomePage.tsx'),
    'HomePage',
  ),
  staticData: { hydrates: 'src/pages/home/HomePage.tsx' },
}

import { lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from '../../router.tsx'
import { lendable } from '../../site/lendable.ts'
import { freshHead, whenFresh } from '../../site/parts.tsx'
import { remembered } from '../../site/remembered.ts'

const areas = ['contact']
const ownHead = remembered(() => import('./contactHead.ts'))

/** The options of the route of the contact page, of which only the form hydrates. */
export const contactPage = {
  loader: ({ context, location }: { context: RouterContext; location: { pathname: string } }) =>
    whenFresh(location.pathname, () => context.areas(...areas)),
  head: ({ match }: { match: { context: RouterContext; pathname: string } }) =>
    freshHead(match.pathname, async () => {
      const { contactHead } = await ownHead()
      return import.meta.env.TRANSLATION_GAPS
        ? (await import('../../site/languages/sourceLanguage.tsx')).lentHead(
            contactHead,
            areas,
            match,
            undefined,
          )
        : contactHead(match.context)
    }),
  component: lazyRouteComponent(
    import.meta.env.TRANSLATION_GAPS
      ? async () => ({
          ContactPage: await lendable(areas, () =>
            import('./ContactPage.tsx').then(page => page.ContactPage),
          )(),
        })
      : () => import('./ContactPage.tsx'),
    'ContactPage',
  ),
  staticData: { hydrates: 'src/pages/contact/ContactPage.tsx' },
}

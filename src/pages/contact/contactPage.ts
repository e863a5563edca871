import { lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from '../../router.tsx'
import { freshHead, whenFresh } from '../../site/parts.tsx'

/** The options of the route of the contact page, of which only the form hydrates. */
export const contactPage = {
  loader: ({ context }: { context: RouterContext }) => whenFresh(() => context.areas('contact')),
  head: ({ match }: { match: { context: RouterContext } }) =>
    freshHead(async () => (await import('./contactHead.ts')).contactHead(match.context)),
  component: lazyRouteComponent(() => import('./ContactPage.tsx'), 'ContactPage'),
  staticData: { hydrates: 'src/pages/contact/ContactPage.tsx' },
}

import { createRoot, type Root } from 'react-dom/client'
import { headerPlace } from '../../browser/framePlaces.ts'
import type { AppRouter } from '../../router.tsx'
import { Words } from '../../site/Words.tsx'
import { BrowserControls } from './BrowserControls.tsx'

let root: Root | undefined

/** Shows the controls of the browser's frame at the head of the page, or takes them away. */
export async function showControls(router: AppRouter, own: boolean): Promise<void> {
  const { areas, i18n } = router.options.context
  const [place] = await Promise.all([root ? undefined : headerPlace(), areas('app')])
  if (place) root ??= createRoot(place)
  root?.render(
    own && (
      <Words i18n={i18n}>
        <BrowserControls />
      </Words>
    ),
  )
}

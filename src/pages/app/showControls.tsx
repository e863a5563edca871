import { i18n } from '@lingui/core'
import { createRoot, type Root } from 'react-dom/client'
import { loadMessages } from '../../i18n/catalogues.ts'
import { wholeStylesheet } from '../../lib/stylesheet.ts'
import { Words } from '../../site/Words.tsx'
import { BrowserControls } from './BrowserControls.tsx'
import { headerPlace } from './framePlaces.ts'

let root: Root | undefined

/** Shows the controls of the browser's frame at the head of the page, or takes them away. */
export async function showControls(own: boolean): Promise<void> {
  const [place] = await Promise.all([
    root ? undefined : headerPlace(),
    loadMessages(['app']),
    wholeStylesheet(),
  ])
  if (place) root ??= createRoot(place)
  root?.render(
    own && (
      <Words i18n={i18n}>
        <BrowserControls />
      </Words>
    ),
  )
}

import { i18n } from '@lingui/core'
import { createRoot, type Root } from 'react-dom/client'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { loadMessages } from '../../i18n/catalogs.ts'
import { wholeStylesheet } from '../../lib/stylesheet.ts'
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
      <I18nProvider i18n={i18n}>
        <BrowserControls />
      </I18nProvider>
    ),
  )
}

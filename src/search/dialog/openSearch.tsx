import type { RegisteredRouter } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { wholeStylesheet } from '../../app/hydration/stylesheet.ts'
import { outside } from '../../components/dialog.ts'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { loadMessages } from '../../i18n/catalogs.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { loadIndex } from './useIndex.ts'

let root: Root | undefined

/** Loads what the search dialog needs. */
export async function prepareSearch({ options: { context } }: RegisteredRouter): Promise<void> {
  const { locale, read } = context
  await Promise.all([loadMessages(['site', 'search']), loadIndex(read, locale), wholeStylesheet()])
}

/** Opens the search dialog. A React root of its own: the page's may not be hydrated yet. */
export async function openSearch(router: RegisteredRouter): Promise<void> {
  if (root) return
  const { i18n, read } = router.options.context
  const place = createRoot(outside('search'))
  root = place
  const close = () => {
    place.unmount()
    root = undefined
  }
  try {
    await Promise.all([loadMessages(['site', 'search']), wholeStylesheet()])
  } catch (error) {
    close()
    throw error
  }
  place.render(
    <I18nProvider i18n={i18n}>
      <SearchDialog read={read} onClose={close} />
    </I18nProvider>,
  )
}

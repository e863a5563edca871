import type { LegalData } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { LegalPage } from './LegalPage.tsx'

/** A legal document and its head. */
export const legal: StillPage<LegalData> = {
  Page: LegalPage,
  head: (_, { meta }) => pageHead({ title: meta.title, description: meta.summary }),
}

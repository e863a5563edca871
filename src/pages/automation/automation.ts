import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { AutomationPage } from './AutomationPage.tsx'

/** The page and its head. */
export const automation: StillPage<Reading> = {
  Page: AutomationPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Automatisation des processus de trésorerie`),
      description: i18n._(
        msg`Relève, rapprochement, écritures, prévision, lots proposés : cinq tâches automatisées dans l’ordre, un repli pour chacune, la signature aux personnes.`,
      ),
    }),
}

import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the page, and what to read next. */
export const loadAutomation = (context: RouterContext) =>
  loadProduct(context, '/automatisation-processus', 'automation', 'scenes/workday')

export const automationHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Automatisation des processus de trésorerie`),
    description: i18n._(
      msg`Relève, rapprochement, écritures, prévision, lots proposés : cinq tâches automatisées dans l’ordre, un repli pour chacune, la signature aux personnes.`,
    ),
  })

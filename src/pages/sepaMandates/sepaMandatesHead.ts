import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the SEPA mandates page, and what to read next. */
export const loadSepaMandates = (context: RouterContext) =>
  loadProduct(context, '/mandats-sepa', 'sepaMandates', 'scenes/mandate')

export const sepaMandatesHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Mandats SEPA : RUM, archive, échéancier`),
    description: i18n._(
      msg`RUM attribuée automatiquement, mandats archivés, statuts et échéancier à jour ; une remise de prélèvements sans mandat valide est bloquée.`,
    ),
  })

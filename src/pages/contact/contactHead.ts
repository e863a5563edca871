import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** What the head says of the contact page. */
export const contactHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Demander une démonstration`),
    description: i18n._(
      msg`Une démonstration de Balancier sur votre cas : vos banques, vos entités, vos circuits de signature. Sept champs à remplir, un spécialiste vous appelle.`,
    ),
  })

import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { AuthoritiesScene } from '../../illustrations/authorities/AuthoritiesScene.tsx'
import { Events } from './Events.tsx'
import { Inventory } from './Inventory.tsx'
import { Leaver } from './Leaver.tsx'
import { Questions } from './Questions.tsx'
import { Silos } from './Silos.tsx'

/** Bank authorities: inventory and messages, events and their proof, silos, and what a leaver costs. */
export function BankAuthoritiesPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/pouvoirs-bancaires"
        title={t`La banque obéit à sa liste. Gardez la même.`}
        lead={t`Six réponses par pouvoir : qui, sur quels comptes, jusqu’à quel montant, seul ou à deux, de quand à quand, en vertu de quel document. La plateforme les tient dans un inventaire, documents compris.`}
        picture={<AuthoritiesScene />}
      />

      <Inventory />
      <Events />
      <Silos />
      <Leaver />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Comparez votre liste à celle d’une banque.</Trans>
      </ClosingBlock>
    </>
  )
}

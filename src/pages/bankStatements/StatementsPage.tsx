import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Fees } from './Fees.tsx'
import { Formats } from './Formats.tsx'
import { InboxScene } from './illustrations/inbox/InboxScene.tsx'
import { Questions } from './Questions.tsx'
import { Reading } from './Reading.tsx'

/** Bank statements: one list for all banks, the formats they come in, bank fees, and what buyers ask. */
export function StatementsPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/releves-bancaires"
        title={t`Clôture d’hier, ouverture du jour : un seul chiffre.`}
        lead={t`MT940, camt.053, CFONB120, infrajournaliers : les relevés de toutes vos banques arrivent dans une seule liste, et chaque solde d’ouverture y est comparé à la dernière clôture. Une journée absente se voit, avec son montant.`}
        picture={<InboxScene />}
      />

      <Reading />
      <Formats />
      <Fees />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Apportez le relevé que personne n’ouvre.</Trans>
      </ClosingBlock>
    </>
  )
}

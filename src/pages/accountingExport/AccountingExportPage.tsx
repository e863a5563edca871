import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { JournalScene } from '../../illustrations/journal/JournalScene.tsx'
import { Accounts } from './Accounts.tsx'
import { Postings } from './Postings.tsx'
import { Proof } from './Proof.tsx'
import { Questions } from './Questions.tsx'

/** Accounting export: what becomes an entry, on which account, how it leaves and what remains as proof. */
export function AccountingExportPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/export-comptable"
        title={t`Une ligne de relevé, deux comptes, zéro ressaisie.`}
        lead={t`Le 28 août, Nordex Rail règle 18 240,00 € : le 512 au débit, le 411 au crédit, sa facture en pièce. Le journal du mois compte 1 204 écritures, et une seule attend encore son compte.`}
        picture={<JournalScene />}
      />

      <Postings />
      <Accounts />
      <Proof />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Exportez un premier journal de banque.</Trans>
      </ClosingBlock>
    </>
  )
}

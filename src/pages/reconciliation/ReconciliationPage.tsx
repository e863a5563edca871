import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { MatchingScene } from '../../illustrations/matching/MatchingScene.tsx'
import { Balances } from './Balances.tsx'
import { CheckDeposits } from './CheckDeposits.tsx'
import { Closing } from './Closing.tsx'
import { Questions } from './Questions.tsx'
import { Rules } from './Rules.tsx'

/** Accounting reconciliation: the rules, the proof in two balances, the closing of a period, and check deposits. */
export function ReconciliationPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/rapprochement-comptable"
        title={t`Le solde est juste quand l’écart a un nom.`}
        lead={t`Le relevé d’un côté, le compte 512 de l’autre. Vos règles, 1/1 ou N/N, rapprochent ce qui se répond ; le reste attend une personne, puis la clôture.`}
        picture={<MatchingScene />}
      />

      <Rules />
      <Balances />
      <Closing />
      <Questions />
      <CheckDeposits />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Rapprochez un mois de vos relevés.</Trans>
      </ClosingBlock>
    </>
  )
}

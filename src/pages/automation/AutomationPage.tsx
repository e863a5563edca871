import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { WorkdayScene } from '../../illustrations/workday/WorkdayScene.tsx'
import { Approval } from './Approval.tsx'
import { Order } from './Order.tsx'
import { Questions } from './Questions.tsx'
import { Routines } from './Routines.tsx'
import { Savings } from './Savings.tsx'
import { Stages } from './Stages.tsx'

/** Process automation: in which stages and which order, with which controls, and what it frees. */
export function AutomationPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/automatisation-processus"
        title={t`À 6 h 12, le relevé est rapproché.`}
        lead={t`Dans cette journée d’exemple, 1 192 lignes sur 1 240 ont trouvé leur écriture avant l’arrivée de l’équipe. Restent 48 lignes, une signature, et le temps de s’en occuper.`}
        picture={<WorkdayScene />}
      />

      <Stages />
      <Order />
      <Routines />
      <Approval />
      <Savings />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Montrez-nous votre matinée, minute par minute.</Trans>
      </ClosingBlock>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { InstantScene } from '../../illustrations/instant/InstantScene.tsx'
import { Interest } from './Interest.tsx'
import { Questions } from './Questions.tsx'
import { Regulation } from './Regulation.tsx'
import { Systems } from './Systems.tsx'
import { Tracking } from './Tracking.tsx'
import { Weekend } from './Weekend.tsx'

/** Real-time payments: a treasury’s weekend, the European rules, four systems, tracking abroad, what speed is worth. */
export function RealTimePaymentsPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/paiements-temps-reel"
        title={t`Dix secondes, le dimanche aussi.`}
        lead={t`Crédité ou rejeté, puis irrévocable. Votre banque tient le délai ; à la trésorerie restent la liquidité, les signataires et les alertes, sept jours sur sept.`}
        picture={<InstantScene />}
      />

      <Weekend />
      <Regulation />
      <Systems />
      <Tracking />
      <Interest />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Répétons ensemble votre prochain vendredi soir.</Trans>
      </ClosingBlock>
    </>
  )
}

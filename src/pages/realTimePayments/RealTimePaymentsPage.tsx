import { Trans, useLingui } from '@lingui/react/macro'
import { InstantScene } from '../../scenes/instant/InstantScene.tsx'
import { ClosingBlock } from '../../site/ClosingBlock.tsx'
import { FurtherReading } from '../../site/FurtherReading.tsx'
import { MetricsBanner } from '../../site/MetricsBanner.tsx'
import { PageIntro } from '../../site/PageIntro.tsx'
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

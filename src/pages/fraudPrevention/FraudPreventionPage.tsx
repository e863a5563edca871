import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { MonitorScene } from '../../illustrations/monitor/MonitorScene.tsx'
import { Locks } from './Locks.tsx'
import { Payees } from './Payees.tsx'
import { Questions } from './Questions.tsx'
import { Rules } from './Rules.tsx'
import { Signals } from './Signals.tsx'
import { Stages } from './Stages.tsx'

/** Fraud prevention: before, during and after; six locks; what the monitor watches; and what to do with its answers. */
export function FraudPreventionPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/lutte-contre-fraude"
        title={t`À 14 h, un RIB change. À 16 h, rien n’est parti.`}
        lead={t`Le fournisseur existe, la facture est plausible, seul le compte est neuf. Entre cette demande et votre banque se tiennent six verrous et une seconde personne.`}
        picture={<MonitorScene />}
      />

      <Stages />
      <Locks />
      <Signals />
      <Payees />
      <Rules />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Rejouons ensemble votre pire vendredi.</Trans>
      </ClosingBlock>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { ChannelsScene } from '../../illustrations/channels/ChannelsScene.tsx'
import { Acknowledgments } from './Acknowledgments.tsx'
import { Keys } from './Keys.tsx'
import { Questions } from './Questions.tsx'
import { Requests } from './Requests.tsx'
import { Security } from './Security.tsx'
import { Ways } from './Ways.tsx'

/** Connectivity: three ways to the bank, four acknowledgments, what is encrypted, which keys to renew, what to ask. */
export function ConnectivityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/connectivite"
        title={t`Cinq protocoles, une seule sortie, quatre réponses.`}
        lead={t`Chaque banque impose son canal, son format et son heure limite. Vos fichiers sortent d’un même point, chiffrés et signés, puis se suivent d’accusé en accusé jusqu’au relevé.`}
        picture={<ChannelsScene />}
      />

      <Ways />
      <Acknowledgments />
      <Security />
      <Keys />
      <Requests />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Une liste de banques suffit pour commencer.</Trans>
      </ClosingBlock>
    </>
  )
}

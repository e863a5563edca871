import { Trans, useLingui } from '@lingui/react/macro'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Extras } from './Extras.tsx'
import { ModuleList } from './ModuleList.tsx'
import { ServiceColumns } from './ServiceColumns.tsx'

/** The overview's heading and what it counts. */
function OverviewIntro() {
  const { t } = useLingui()
  return (
    <PageIntro
      page="/solution"
      title={t`Tout ce qui touche à vos comptes.`}
      lead={t`Huit modules et cinq services sur un seul référentiel de banques, de tiers et de droits. Commencez par celui qui vous manque.`}
      demo={false}
    />
  )
}

/** All modules and services at a glance; also what stands at an address that does not exist. */
export function OverviewPage() {
  return (
    <>
      <OverviewIntro />
      <ModuleList />

      <Extras />
      <ServiceColumns />
      <ClosingBlock>
        <Trans>Donnez-nous la liste de vos banques, nous vous montrons la suite.</Trans>
      </ClosingBlock>
    </>
  )
}

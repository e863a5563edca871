import { Trans } from '@lingui/react/macro'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Extras } from './Extras.tsx'
import { ModuleList } from './ModuleList.tsx'
import { OverviewIntro } from './OverviewIntro.tsx'
import { ServiceColumns } from './ServiceColumns.tsx'

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

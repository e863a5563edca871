import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Scene } from '../parts/Scene.tsx'
import { MatchWindow } from './MatchWindow.tsx'

/** A bank statement as it arrives, and its lines matched with the ledger. */
export function ReconciliationScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Un relevé MT940 de quatre lignes en face des écritures comptables : trois lignes sont rapprochées, une remise de chèques reste à traiter.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }}>
        <MatchWindow />
      </Plate>
    </Scene>
  )
}

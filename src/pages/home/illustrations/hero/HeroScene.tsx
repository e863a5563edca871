import { useLingui } from '@lingui/react/macro'
import heroUrl from '#engraved/hero.svg?url'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { PositionScene } from '../../../../components/illustrations/position/PositionScene.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { BatchScene } from '../batch/BatchScene.tsx'
import './opening.css.ts'
import * as styles from './HeroScene.css.ts'

/** What opens the home page: the group's cash with its one alert, and the batch that waits for a signature. */
export function HeroScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Deux fenêtres du logiciel : la position de trésorerie d’un groupe, qui passera sous son seuil en semaine 40, et un lot de paiements signé par une personne sur deux.`}
    >
      <Plate tone="night" engraving={{ light: heroUrl }} size="tall" priority>
        <div className={styles.windows}>
          <PositionScene />
          <BatchScene />
        </div>
      </Plate>
    </Scene>
  )
}

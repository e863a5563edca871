import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Scene } from '../parts/Scene.tsx'
import { BatchScreen } from './BatchScreen.tsx'
import { Phone } from './Phone.tsx'
import * as styles from './PhoneScene.css.ts'
import { RemittanceScreen } from './RemittanceScreen.tsx'

/** The mobile application on two phones: a batch to sign and, behind it on wide screens, a check deposit. */
export function PhoneScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`L’application mobile : le lot SEPA 2291 attend la signature de Marc Tremblay, et une remise réunit trois chèques.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page">
        <div className={styles.phones}>
          <Phone>
            <RemittanceScreen />
          </Phone>
          <Phone>
            <BatchScreen />
          </Phone>
        </div>
      </Plate>
    </Scene>
  )
}

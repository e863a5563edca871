import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { CollectionWindow } from './CollectionWindow.tsx'
import * as styles from './MandateScene.css.ts'
import { MandateWindow } from './MandateWindow.tsx'
import { collection, voidSince } from './mandates.ts'

/** A signed mandate, and the batch of debits that another one, void for want of use, holds up. */
export function MandateScene() {
  const { t } = useLingui()
  const { day } = useFormat()
  const due = day(collection.due)
  const end = day(voidSince)
  const count = collection.ready.debits
  return (
    <Scene
      label={t`Un mandat de prélèvement SEPA actif, et la remise du ${due} : ${count} prélèvements sont prêts, un est bloqué parce que son mandat est caduc depuis le ${end}.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.windows}>
          <MandateWindow />
          <CollectionWindow />
        </div>
      </Plate>
    </Scene>
  )
}

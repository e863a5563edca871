import { useLingui } from '@lingui/react/macro'
import payUrl from '#engraved/pay.svg?url'
import payDarkUrl from '#engraved/pay-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { Scene } from '../parts/Scene.tsx'
import { attempt } from './attempt.ts'
import { Change } from './Change.tsx'
import { Findings } from './Findings.tsx'
import * as styles from './MonitorScene.css.ts'
import { TwoPeople } from './TwoPeople.tsx'

/** The fraud monitor: a supplier's bank details change shortly before the cut-off, and a batch waits for a second look. */
export function MonitorScene() {
  const { t } = useLingui()
  const { batch } = attempt
  return (
    <Scene
      label={t`Le moniteur de fraude : un fournisseur changerait de compte, de Belgique en Lituanie, deux heures avant l’heure limite, et le lot reste bloqué tant qu’une seconde personne n’a pas regardé.`}
    >
      <Plate tone="blush" engraving={{ light: payUrl, dark: payDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t`Supervision de la fraude`}
            aside={
              <Tag tone="neutral">
                {t({ message: `${batch} bloqué`, comment: 'a payment batch that cannot be sent' })}
              </Tag>
            }
          >
            <Change />
            <Findings />
            <TwoPeople />
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

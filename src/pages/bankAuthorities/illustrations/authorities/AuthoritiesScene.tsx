import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-1.svg?url'
import blushDarkUrl from '#engraved/blush-1-dark.svg?url'
import { group } from '../../../../components/illustrations/cast.ts'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import * as styles from './AuthoritiesScene.css.ts'
import { Mark } from './Mark.tsx'
import { Matrix } from './Matrix.tsx'
import { change } from './powers.ts'

/** Who may sign at which bank, and one change that waits for a second person. */
export function AuthoritiesScene() {
  const { t } = useLingui()
  const { name } = group
  const person = change.person.short
  const first = change.first.short
  const { at } = change
  const second = change.second.short
  return (
    <Scene
      label={t`Les pouvoirs bancaires du groupe ${name} : trois signataires dans cinq de ses neuf banques, et un pouvoir demandé pour Awa Koné, qui attend la validation d’une seconde personne.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t`Pouvoirs bancaires`}
            aside={
              <Tag tone="neutral">
                {t({
                  message: `eBAM acmt.017`,
                  comment: 'the ISO 20022 message that carries signing authorities',
                })}
              </Tag>
            }
          >
            <Matrix />
            <WindowFoot>
              <span className={styles.legend}>
                <span>
                  <Mark power="alone" />
                  {t({ message: `seul`, comment: 'legend: signs alone' })}
                </span>
                <span>
                  <Mark power="jointly" />
                  {t({ message: `à deux`, comment: 'legend: signs jointly' })}
                </span>
                <span>
                  <Mark power="none" />
                  {t({ message: `aucun`, comment: 'legend: no signing authority' })}
                </span>
              </span>
              <span className={`${styles.change} ${ink.soft}`}>
                {t({
                  message: `${person} : saisi par ${first} à ${at}, attend ${second}`,
                  comment:
                    'whose authority it is, who entered it at what time of the morning, who must approve it',
                })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

import { useLingui } from '@lingui/react/macro'
import heroUrl from '#engraved/hero.svg?url'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { Timeline } from './Timeline.tsx'
import { left, lines, matched, ran, tasks } from './tasks.ts'
import * as styles from './WorkdayScene.css.ts'

/** A day of routines: what ran by itself since dawn, what waits for a signature, what is planned for the evening. */
export function WorkdayScene() {
  const { t } = useLingui()
  const { number } = useFormat()
  const all = tasks.length
  const some = number(matched)
  const every = number(lines.all)
  return (
    <Scene
      label={t`Une journée automatisée à la mi-journée : ${ran} tâches sur ${all} sont faites, ${some} lignes de relevé sur ${every} sont rapprochées, et le lot fournisseurs attend une signature.`}
    >
      <Plate tone="night" engraving={{ light: heroUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t`Journée automatisée`}
            aside={
              <Tag tone="neutral">
                {t({ message: `${ran} tâches sur ${all}`, comment: 'so many routines of the day have run' })}
              </Tag>
            }
          >
            <Timeline />
            <WindowFoot>
              <span className={ink.soft}>
                {t({
                  message: `${left} lignes restent à rapprocher à la main`,
                  comment: 'statement lines that no rule has matched',
                })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

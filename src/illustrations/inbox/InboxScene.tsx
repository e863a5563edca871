import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { today } from '../cast.ts'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { Gap } from './Gap.tsx'
import * as styles from './InboxScene.css.ts'
import { gap, linesRead } from './inbox.ts'
import { Received } from './Received.tsx'

/** The day's statements of the group, all banks in one list: four follow the one before, one doesn't. */
export function InboxScene() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { bank } = gap
  const missing = day(gap.missing.day)
  const total = number(linesRead)
  const title = (
    <>
      {t({ message: `Relevés reçus`, comment: 'bank statements received, title of a window' })}{' '}
      <small className={styles.date}>{day(today, { weekday: 'long', day: 'numeric', month: 'long' })}</small>
    </>
  )
  return (
    <Scene
      label={t`Les relevés de cinq banques sur neuf dans une seule liste : quatre sont en ordre, et chez ${bank} celui du ${missing} manque, ce que montre l’écart entre deux soldes.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window title={title} aside={<Tag tone="positive">{t`${total} lignes lues`}</Tag>}>
            <Received />
            <Gap />
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

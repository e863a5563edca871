import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { statement } from '../cast.ts'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './JournalScene.css.ts'
import { JournalTable } from './JournalTable.tsx'
import { totals } from './journal.ts'

/** The bank journal of the month before its export: balanced, with one account still to be confirmed. */
export function JournalScene() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const month = day(statement.day, { month: 'long' })
  const count = number(totals.count)
  return (
    <Scene
      label={t`Le journal de banque du mois : ${count} écritures, autant au débit qu’au crédit, et le compte d’une remise de chèques encore à confirmer avant l’export.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t({ message: `Journal BQ1, ${month}`, comment: 'BQ1 is the code of a bank journal' })}
            aside={
              <Tag tone="positive">
                {t({ message: `Équilibré`, comment: 'debits equal credits in a journal' })}
              </Tag>
            }
          >
            <JournalTable />
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import * as ink from '../parts/ink.css.ts'
import { Scene } from '../parts/Scene.tsx'
import * as styles from './MigrationScene.css.ts'
import { mt101 } from './mt101.ts'
import { NewMessage } from './NewMessage.tsx'
import { OldMessage } from './OldMessage.tsx'
import { pain001 } from './pain001.ts'
import { transfer } from './transfer.ts'

const before = mt101(transfer)
const after = pain001(transfer)

/** One transfer in two messages: what was one free line of an address has become a town and a country. */
export function MigrationScene() {
  const { t } = useLingui()
  const count = before.filter(({ tag }) => tag).length
  return (
    <Scene
      label={t`Un même virement écrit en MT101 puis en XML : la ville et le pays du bénéficiaire, une seule ligne libre auparavant, ont chacun leur balise.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t({ message: `MT101 vers pain.001.001.09`, comment: 'two message formats: from, to' })}
            aside={
              <Tag tone="neutral">
                {t({ message: `${count} champs`, comment: 'number of fields that both messages carry' })}
              </Tag>
            }
          >
            <div className={styles.messages}>
              <OldMessage lines={before} />
              <NewMessage lines={after} />
            </div>
            <WindowFoot>
              <span className={ink.soft}>
                {t({
                  message: `Adresse structurée : ville et pays, une balise chacun`,
                  comment: 'the payee’s town and country each have an XML element of their own',
                })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

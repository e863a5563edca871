import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { accounts, today } from '../cast.ts'
import { LiveScene } from '../parts/LiveScene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { MatchColumns } from './MatchColumns.tsx'
import { MatchFoot } from './MatchFoot.tsx'
import * as styles from './MatchingScene.css.ts'

/** A statement in face of the ledger: all but one line are matched, and the visitor may match the last one. */
export function MatchingScene() {
  const { t } = useLingui()
  const { day } = useFormat()
  const bank = accounts[0]?.bank
  return (
    <LiveScene
      label={t`Un relevé de quatre lignes en face des écritures : trois se rapprochent par règle, et c’est à vous de rapprocher la remise de chèques 00412 de son bordereau.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={
              <span aria-hidden="true">
                {t({
                  message: `Compte 512, ${bank}`,
                  comment: '512: number of the bank account in the ledger',
                })}
              </span>
            }
            aside={<span aria-hidden="true">{day(today)}</span>}
          >
            <MatchColumns />
            <MatchFoot />
          </Window>
        </div>
      </Plate>
    </LiveScene>
  )
}

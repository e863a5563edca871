import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { remittance, today } from '../cast.ts'
import * as ink from '../parts/ink.css.ts'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { Check } from './Check.tsx'
import { total } from './checks.ts'
import * as styles from './DepositScene.css.ts'

/** A deposit of three checks: the first one as it is printed, the slip, and its sum, which the bank has credited. */
export function DepositScene() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { number: slipNumber, bank, checks } = remittance
  const sum = money(total)
  const date = day(today)
  return (
    <Scene
      label={t`Le bordereau ${slipNumber} : trois chèques dont la somme, ${sum}, est créditée et attend son rapprochement.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page">
        <div className={styles.window}>
          <Window title={t`Remise de chèques ${slipNumber}`} aside={bank}>
            <Check />
            <div className={styles.slip}>
              {checks.map(({ number, drawer, amount }) => (
                <WindowRow key={number} end={money(amount)}>
                  <span>{drawer}</span>
                  <small>{t({ message: `n° ${number}`, comment: 'number of a check' })}</small>
                </WindowRow>
              ))}
            </div>
            <WindowFoot end={<b>{sum}</b>}>
              <Tag tone="waiting">
                {t({
                  message: `à rapprocher`,
                  comment: 'of a check deposit: to be matched with the statement',
                })}
              </Tag>
              <span className={`${ink.soft} ${styles.credited}`}>
                {t({ message: `créditée le ${date}`, comment: 'of a check deposit: credited by the bank' })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

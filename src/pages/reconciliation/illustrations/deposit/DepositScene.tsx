import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { group, remittance, today } from '../../../../components/illustrations/cast.ts'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import { cmc7, shown, total } from './checks.ts'
import * as styles from './DepositScene.css.ts'

/** A check: who pays whom, the amount in words and in figures, and the line that machines read. */
function Check() {
  const { t } = useLingui()
  const { money } = useFormat()
  return (
    <div className={styles.check}>
      <picture>
        <source srcSet={mistDarkUrl} media="screen and (prefers-color-scheme: dark)" />
        <img className={styles.engraving} src={mistUrl} alt="" loading="lazy" decoding="async" />
      </picture>
      <p>
        <b>{shown.drawer}</b>
      </p>
      <p>
        <small>
          {t({
            message: `Payez contre ce chèque`,
            comment: 'printed on a check, before the amount in words',
          })}
        </small>
      </p>
      <p>
        {t({
          message: `cinq mille deux cent dix euros`,
          comment: 'the amount 5,210 in words, as written on a check',
        })}
      </p>
      <p>
        <small>{t({ message: `à`, comment: 'printed on a check, before the payee’s name' })}</small>{' '}
        {group.name}
      </p>
      <b className={styles.amount}>{money(shown.amount)}</b>
      <p className={styles.cmc7}>{cmc7(shown)}</p>
    </div>
  )
}

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

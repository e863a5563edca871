import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import { today } from '../../../../components/illustrations/cast.ts'
import { Avatar } from '../../../../components/illustrations/parts/Avatar.tsx'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Total } from '../../../../components/illustrations/parts/Total.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import * as styles from './InstantScene.css.ts'
import { drawRuler } from './ruler.ts'
import { limit, stages, transfer } from './transfer.ts'

const rulerSettled = stages.at(-1)?.second ?? limit
const ruler = drawRuler(rulerSettled, limit)
const numerals = Array.from({ length: limit + 1 }, (_, second) => second)

/** Ten seconds in ticks: those that passed, the stages of the transfer under them, and the end of the time allowed. */
function Ruler() {
  const { t } = useLingui()
  const { number } = useFormat()
  const seconds = (value: number, minimumFractionDigits = 1) => {
    const count = number(value, { minimumFractionDigits })
    return t({ message: `${count} s`, comment: 'a number of seconds' })
  }
  const names = {
    received: t({ message: `Reçu`, comment: 'stage of an order: the payer’s bank has received it' }),
    checked: t({ message: `Contrôlé`, comment: 'stage of an order: the payer’s bank has checked it' }),
    accepted: t({ message: `Accepté`, comment: 'stage of an order: the payee’s bank accepts it' }),
    credited: t({ message: `Crédité`, comment: 'stage of an order: the money is on the payee’s account' }),
  }
  return (
    <>
      <div className={styles.numerals}>
        {numerals.map(second => (
          <span key={second}>{number(second)}</span>
        ))}
      </div>
      <svg className={styles.ticks} aria-hidden="true" viewBox={ruler.viewBox} preserveAspectRatio="none">
        <path className={styles.passed} d={ruler.passed} />
        <path d={ruler.left} />
        <path className={styles.end} d={ruler.end} />
      </svg>
      <div className={styles.stops}>
        {stages.map(({ name, second }) => (
          <p key={name}>
            {names[name]}
            <small>{seconds(second)}</small>
          </p>
        ))}
        <p className={styles.deadline}>
          {t({ message: `Délai maximal`, comment: 'the end of the time allowed, on a ruler of seconds' })}
          <small>{seconds(limit, 0)}</small>
        </p>
      </div>
    </>
  )
}

const settled = stages.at(-1)?.second ?? limit

/** An instant transfer, signed after hours: its four stages on a ruler of the ten seconds it may take. */
export function InstantScene() {
  const { t } = useLingui()
  const { money, number, day } = useFormat()
  const { payee, invoice, signer, at } = transfer
  const date = day(today, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = number(settled, { minimumFractionDigits: 1 })
  const margin = number(limit - settled, { maximumFractionDigits: 1 })
  const title = (
    <>
      {t`Virement instantané`}{' '}
      <small className={styles.date}>
        {t({ message: `${date}, ${at}`, comment: 'a day, and a time in the evening' })}
      </small>
    </>
  )
  return (
    <Scene
      label={t`Un virement instantané sur une règle de dix secondes : reçu par la banque, contrôlé, accepté, puis crédité après ${time} secondes.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window title={title} aside={<Tag tone="positive">{t`Réglé en ${time} s`}</Tag>}>
            <div className={styles.head}>
              <Total
                label={t({ message: `${payee}, facture ${invoice}`, comment: 'a payee and an invoice' })}
                amount={money(transfer.amount)}
              />
              <div className={styles.signer}>
                <Avatar person={signer} state="signed" />
                <span>
                  {signer.short}
                  <br />
                  <span className={ink.positive}>
                    {t({ message: `signé ${at}`, comment: 'signed at this time in the evening' })}
                  </span>
                </span>
              </div>
            </div>
            <div className={styles.ruler}>
              <Ruler />
            </div>
            <WindowFoot>
              <span className={ink.soft}>
                {t({
                  message: `VoP : nom concordant. Marge : ${margin} s.`,
                  comment:
                    'verification of payee: the name matches; then the seconds left when the payee was credited',
                })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { today } from '../cast.ts'
import { Avatar } from '../parts/Avatar.tsx'
import * as ink from '../parts/ink.css.ts'
import { Scene } from '../parts/Scene.tsx'
import { Total } from '../parts/Total.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './InstantScene.css.ts'
import { Ruler } from './Ruler.tsx'
import { limit, stages, transfer } from './transfer.ts'

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

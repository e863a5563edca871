import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import * as ink from '../parts/ink.css.ts'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { FeeLines } from './FeeLines.tsx'
import * as styles from './FeesScene.css.ts'
import { invoice, overcharged } from './fees.ts'

/** A month's bank fees, agreed against charged: one service was charged at the list price. */
export function FeesScene() {
  const { t } = useLingui()
  const { money, number, day } = useFormat()
  const { bank } = invoice
  const difference = money(invoice.difference)
  const month = day(invoice.month, { month: 'long', year: 'numeric' })
  const count = number(overcharged?.quantity ?? 0)
  const price = money(overcharged?.charged ?? 0)
  const agreed = money(overcharged?.agreed ?? 0)
  const title = (
    <>
      {t({ message: `Frais bancaires`, comment: 'bank fees, title of a window' })}{' '}
      <small className={styles.month}>{month}</small>
    </>
  )
  return (
    <Scene
      label={t`Les frais de ${bank}, prix convenu en face du prix facturé : trois services concordent, un quatrième dépasse de ${difference}.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page">
        <div className={styles.window}>
          <Window title={title} aside={bank}>
            <FeeLines />
            <WindowFoot end={<Tag tone="waiting">{t`Écart +${difference}`}</Tag>}>
              <span className={ink.soft}>
                {t({
                  message: `${count} virements à ${price} au lieu de ${agreed}`,
                  comment: 'so many transfers were charged at one price instead of the agreed one',
                })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

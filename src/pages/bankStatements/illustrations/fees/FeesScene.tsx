import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { cents, useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import * as styles from './FeesScene.css.ts'
import { invoice, overcharged, services } from './fees.ts'

/** One line a service: quantity and agreed price, what that makes, and what the bank has charged; then both totals. */
function FeeLines() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const names = {
    sepa: t({ message: `Virements SEPA`, comment: 'a service that the bank charges for' }),
    international: t({
      message: `Virements internationaux`,
      comment: 'a service that the bank charges for',
    }),
    debits: t({ message: `Prélèvements SEPA`, comment: 'a service that the bank charges for' }),
    ebics: t({ message: `Abonnement EBICS`, comment: 'a service that the bank charges for' }),
  }
  return (
    <div className={styles.lines}>
      <p className={styles.head}>
        <small>{t({ message: `Service`, comment: 'head of a column: what the bank charges for' })}</small>
        <small>{t({ message: `Quantité × prix`, comment: 'head of a column' })}</small>
        <small>{t({ message: `Convenu`, comment: 'head of a column: the amount by the contract' })}</small>
        <small>{t({ message: `Facturé`, comment: 'head of a column: the amount charged' })}</small>
      </p>
      {services.map(({ name, quantity, agreed, due, taken }) => (
        <WindowRow
          key={name}
          end={<span className={taken === due ? ink.positive : undefined}>{number(taken, cents)}</span>}
        >
          <span>{names[name]}</span>
          <small>{`${number(quantity)} × ${money(agreed)}`}</small>
          <span>{number(due, cents)}</span>
        </WindowRow>
      ))}
      <WindowRow end={<b>{number(invoice.taken, cents)}</b>}>
        <b>{t({ message: `Total`, comment: 'of the month’s bank fees' })}</b>
        <small />
        <b>{number(invoice.due, cents)}</b>
      </WindowRow>
    </div>
  )
}

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

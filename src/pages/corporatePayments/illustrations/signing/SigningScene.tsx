import { useLingui } from '@lingui/react/macro'
import payUrl from '#engraved/pay.svg?url'
import payDarkUrl from '#engraved/pay-dark.svg?url'
import { officerThreshold, today, waiting } from '../../../../components/illustrations/cast.ts'
import { LiveScene } from '../../../../components/illustrations/parts/LiveScene.tsx'
import { afterDecision, beforeDecision } from '../../../../components/illustrations/parts/parts.css.ts'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { BatchDetail } from './BatchDetail.tsx'
import * as styles from './SigningScene.css.ts'

/** What waits for a signature; the first one is open. */
function WaitingList() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const threshold = number(officerThreshold)
  const purposes = {
    suppliers: t`Fournisseurs`,
    singapore: t({ message: `Acompte Singapour`, comment: 'an advance payment to a supplier in Singapore' }),
    rent: t`Loyers de septembre`,
    check: t({ message: `Lettre-chèque`, comment: 'a check printed with its letter' }),
  }
  return (
    <div aria-hidden="true" className={styles.list}>
      {waiting.map(({ name, purpose, amount, currency }) => (
        <p key={name}>
          <b>{name}</b>
          <b>{money(amount, currency)}</b>
          <small>{purposes[purpose]}</small>
        </p>
      ))}
      <p>
        <small>
          {t({
            message: `Seuil direction : ${threshold} €`,
            comment: 'from this amount on, one of the two signatures is an officer’s',
          })}
        </small>
      </p>
    </div>
  )
}

/** What waits for a signature, and the batch that is open: its transfers, its checks, its two signatories. */
export function SigningScene() {
  const { t } = useLingui()
  const { day } = useFormat()
  const awaited = (count: number) => t`${count} en attente`
  const title = (
    <span aria-hidden="true">
      {t`Paiements à signer`}{' '}
      <small className={styles.date}>{day(today, { weekday: 'long', day: 'numeric', month: 'long' })}</small>
    </span>
  )
  // The first one is signed with the decision.
  const count = (
    <span aria-hidden="true">
      <Tag tone="waiting">
        <span className={beforeDecision}>{awaited(waiting.length)}</span>
        <span className={afterDecision}>{awaited(waiting.length - 1)}</span>
      </Tag>
    </span>
  )
  return (
    <LiveScene
      label={t`Le parapheur : quatre paiements à signer, et le lot SEPA 2291 ouvert, ses coordonnées bancaires vérifiées, dont vous pouvez donner la seconde signature.`}
    >
      <Plate tone="blush" engraving={{ light: payUrl, dark: payDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window title={title} aside={count}>
            <div className={styles.columns}>
              <WaitingList />
              <BatchDetail />
            </div>
          </Window>
        </div>
      </Plate>
    </LiveScene>
  )
}

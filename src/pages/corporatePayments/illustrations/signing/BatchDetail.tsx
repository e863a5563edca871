import { useLingui } from '@lingui/react/macro'
import { batch } from '../../../../components/illustrations/cast.ts'
import { Avatar } from '../../../../components/illustrations/parts/Avatar.tsx'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { LiveDecision } from '../../../../components/illustrations/parts/LiveDecision.tsx'
import {
  afterDecision,
  beforeDecision,
  signature,
} from '../../../../components/illustrations/parts/parts.css.ts'
import { Signature } from '../../../../components/illustrations/parts/Signature.tsx'
import { Total } from '../../../../components/illustrations/parts/Total.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import { listed, othersAfter, secondSignedAt } from './breakdown.ts'
import * as styles from './SigningScene.css.ts'

/** The largest transfers of the batch, then all others in one line: together they are its total, on a phone as well. */
function Transfers() {
  const { t } = useLingui()
  const { money } = useFormat()
  const checked = t({ message: `RIB vérifié`, comment: 'the payee’s bank details have been checked' })
  const changed = t({
    message: `RIB revalidé`,
    comment: 'the payee’s bank details were changed, and the change approved',
  })
  const allChecked = t({
    message: `RIB vérifiés`,
    comment: 'the bank details of all these payees have been checked',
  })
  const others = [listed.wide, listed.narrow].map(othersAfter)
  return (
    <div aria-hidden="true" className={styles.transfers}>
      {batch.rows.map(row => (
        <WindowRow key={row.invoice} end={<Tag tone="positive">{'changed' in row ? changed : checked}</Tag>}>
          <b>{row.payee}</b>
          <small>{row.account}</small>
          <small>{row.invoice}</small>
          <span>{money(row.amount)}</span>
        </WindowRow>
      ))}
      {others.map(({ count, amount }) => (
        <WindowRow key={count} end={<Tag tone="positive">{allChecked}</Tag>}>
          <b>{t`${count} autres virements`}</b>
          <span>{money(amount)}</span>
        </WindowRow>
      ))}
    </div>
  )
}

/** The ink of the second signatory: not there until the decision is taken, then written in two strokes. */
const SecondSignature = () => (
  <svg className={`${signature} ${styles.ink}`} aria-hidden="true" viewBox="0 0 160 48">
    <path
      pathLength={1}
      strokeWidth={1.7}
      d="M12 37c5-9 10-25 15-29 3 3-1 18 0 26 5-10 11-23 17-26 2 5-3 19 0 25 3 4 9-5 14-11 5-6 9-12 12-13 2 4-7 17-5 23 2 4 7-9 11-9 3 0-1 8 3 8s5-7 9-7-1 7 3 7 7-19 11-24c3 3-6 18-3 23 4 4 9-9 12-8 0 4 0 7 4 5s6-8 8-8c-2 7-6 17-12 20"
    />
    <path pathLength={1} strokeWidth={1.2} d="M56 13c22-7 52-10 90-8" />
  </svg>
)

/** Who has signed and who is awaited, each over a line to sign on; the second one signs with the decision. */
function Signers() {
  const { t } = useLingui()
  const signedAt = (at: string) =>
    t({ message: `signé ${at}`, comment: 'the batch was signed at this time in the morning' })
  return (
    <div className={styles.signers}>
      {batch.signatures.map(({ person, at }) => (
        <div key={person.short} className={at ? styles.signer : styles.awaited}>
          <Avatar person={person} state={at ? 'signed' : 'waiting'} />
          <span>
            {person.short}
            <br />
            {!at && (
              <span className={`${ink.waiting} ${beforeDecision}`}>
                {t({ message: `en attente`, comment: 'a signature is awaited' })}
              </span>
            )}
            <span className={at ? ink.positive : `${ink.positive} ${afterDecision}`}>
              {signedAt(at ?? secondSignedAt)}
            </span>
          </span>
          {at ? <Signature /> : <SecondSignature />}
        </div>
      ))}
    </div>
  )
}

/** The open batch: total and signatories, transfers, and the decision to take. */
export function BatchDetail() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { bank, change, name, number } = batch
  const { payee } = change
  const changed = day(change.day)
  const first = change.first.short
  const second = change.second.short
  const sign = (
    <LiveDecision
      label={t({ message: `Signer le lot ${name}`, comment: 'a button; name: of a payment batch' })}
      off={t`Signer le lot`}
      on={
        <>
          {t({ message: `Signé, transmis par EBICS`, comment: 'of a payment batch' })}
          <u aria-hidden="true" className={styles.undo}>
            {t({ message: `Annuler`, comment: 'takes back what the visitor just did' })}
          </u>
        </>
      }
    />
  )
  return (
    <div className={styles.detail}>
      <div aria-hidden="true" className={styles.head}>
        <Total
          label={t({
            message: `Lot SEPA ${number}, ${bank}`,
            comment: 'a payment batch and the bank it goes to',
          })}
          amount={money(batch.total)}
        />
        <Signers />
      </div>
      <Transfers />
      <WindowFoot end={sign}>
        <span aria-hidden="true" className={styles.change}>
          {t({
            message: `RIB de ${payee} modifié le ${changed}, validé par ${first} puis ${second}`,
            comment: 'the bank details of a supplier were changed on a day, and approved by two people',
          })}
        </span>
      </WindowFoot>
    </div>
  )
}

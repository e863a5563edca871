import { useLingui } from '@lingui/react/macro'
import { batch } from '../cast.ts'
import { Signature } from '../parts/Signature.tsx'
import * as styles from './SignatureBoxes.css.ts'

/** One box for each signature the batch needs, empty as long as it is awaited. */
export function SignatureBoxes() {
  const { t } = useLingui()
  const [first, second] = batch.signatures
  const at = first?.at
  return (
    <div className={styles.boxes}>
      <div className={styles.box}>
        <b>{first?.person.name}</b>
        <small>
          {t({ message: `Trésorière, ${at}`, comment: 'a woman’s role, and when she signed in the morning' })}
        </small>
        <Signature />
      </div>
      <div className={styles.awaited}>
        <b>{second?.person.name}</b>
        <small>{t({ message: `Directeur financier`, comment: 'a man’s role' })}</small>
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { batch } from '../cast.ts'
import { Avatar } from '../parts/Avatar.tsx'
import * as ink from '../parts/ink.css.ts'
import * as styles from './Signers.css.ts'

/** Who has signed and who is awaited, joined by a line. */
export function Signers() {
  const { t } = useLingui()
  return (
    <div className={styles.signers}>
      {batch.signatures.map(({ person, at }) => (
        <div key={person.short} className={styles.signer}>
          <Avatar person={person} state={at ? 'signed' : 'waiting'} />
          <span>
            {person.short}
            <br />
            {at ? (
              <span className={ink.positive}>
                {t({ message: `signé ${at}`, comment: 'the batch was signed at this time in the morning' })}
              </span>
            ) : (
              <span className={ink.waiting}>
                {t({ message: `en attente`, comment: 'a signature is awaited' })}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { batch } from '../cast.ts'
import { Avatar } from '../parts/Avatar.tsx'
import * as ink from '../parts/ink.css.ts'
import { after, before } from '../parts/LiveScene.css.ts'
import { Signature } from '../parts/Signature.tsx'
import { secondSignedAt } from './breakdown.ts'
import { SecondSignature } from './SecondSignature.tsx'
import * as styles from './Signers.css.ts'

/** Who has signed and who is awaited, each over a line to sign on; the second one signs with the decision. */
export function Signers() {
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
              <span className={`${ink.waiting} ${before}`}>
                {t({ message: `en attente`, comment: 'a signature is awaited' })}
              </span>
            )}
            <span className={at ? ink.positive : `${ink.positive} ${after}`}>
              {signedAt(at ?? secondSignedAt)}
            </span>
          </span>
          {at ? <Signature /> : <SecondSignature />}
        </div>
      ))}
    </div>
  )
}

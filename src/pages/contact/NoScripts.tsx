import { Trans } from '@lingui/react/macro'
import * as styles from './ContactForm.css.ts'
import { Reach } from './Reach.tsx'

/** Where scripts don't run, the form cannot be sent: says so, and how to reach a person instead. */
export const NoScripts = () => (
  <noscript>
    <p className={styles.scripts}>
      <Trans comment="followed by a phone number and an e-mail address">
        L’envoi de ce formulaire demande des scripts, que votre navigateur n’exécute pas. Joignez-nous
        directement : <Reach />.
      </Trans>
    </p>
  </noscript>
)

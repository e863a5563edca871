import { Trans } from '@lingui/react/macro'
import { Heading } from '../../../components/ui/Heading.tsx'
import { panel } from '../../../components/ui/panel.css.ts'
import { Text } from '../../../components/ui/Text.tsx'
import { Reach } from '../Reach.tsx'
import * as styles from './ContactForm.css.ts'

/** In place of the form, where this site cannot receive messages. */
export function WithoutForm() {
  return (
    <div className={`${panel} ${styles.instead}`} role="status">
      <Heading level={2} size="subheading">
        <Trans>Écrivez-nous ou appelez-nous</Trans>
      </Heading>
      <Text tone="soft">
        <Trans comment="followed by a phone number and an e-mail address">
          Ce site ne peut pas recevoir de message par formulaire. Joignez-nous directement : <Reach />.
        </Trans>
      </Text>
    </div>
  )
}

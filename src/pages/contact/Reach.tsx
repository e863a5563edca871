import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './ContactPage.css.ts'

/**
 * The vendor's phone number and e-mail address: a way that needs neither scripts nor a captcha. The number is marked
 * left-to-right, or its groups would be reversed in right-to-left languages.
 */
export function Reach() {
  const { phone, email } = site(useLocale())
  return (
    <Trans comment="a phone number or an e-mail address, both links">
      <a className={styles.way} dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>{' '}
      ou{' '}
      <a className={styles.way} href={`mailto:${email}`}>
        {email}
      </a>
    </Trans>
  )
}

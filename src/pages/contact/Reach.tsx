import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './ContactPage.css.ts'

/**
 * The vendor's phone number and e-mail address: the way that needs neither scripts nor a captcha. A phone number reads
 * from left to right in every language; its groups would stand in reverse order.
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

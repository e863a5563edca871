import { useLingui } from '@lingui/react/macro'
import { Link } from '../links.tsx'
import { services } from '../navigation.ts'
import * as styles from './MenuServices.css.ts'

/** The panel with the services. */
export function MenuServices() {
  const { i18n } = useLingui()
  return (
    <ul>
      {services.map(({ path: to, label, summary }) => (
        <li key={to} className={styles.row}>
          <Link to={to} className={styles.link}>
            <b className={styles.label}>{i18n._(label)}</b>{' '}
            <span className={styles.summary}>{i18n._(summary)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

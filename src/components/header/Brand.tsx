import { site } from '#content'
import { Link } from '../links.tsx'
import { Mark } from '../ui/icons/Mark.tsx'
import * as styles from './Header.css.ts'

/** Mark and name of the vendor, linked to the home page. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <Mark />
      {site.name}
    </Link>
  )
}

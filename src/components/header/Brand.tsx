import { site } from '#content'
import { Mark } from '../../ui/icons/Mark.tsx'
import { Link } from '../links.tsx'
import * as styles from './Header.css.ts'

/** The mark and the name of the vendor: the way home. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <Mark />
      {site.name}
    </Link>
  )
}

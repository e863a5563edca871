import { site } from '#content'
import { Mark } from '../ui/Mark.tsx'
import * as styles from './Brand.css.ts'
import { Link } from './links.tsx'

/** The mark and the name of the vendor: the way home. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <Mark />
      {site.name}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from '../../site/Link.tsx'
import type { LinkTarget } from '../../site/useHref.ts'
import * as styles from './SearchRow.css.ts'

type SearchRowProps = { to: string; title: ReactNode; note?: ReactNode; children: ReactNode }

/** One answer of the search. */
export const SearchRow = ({ to, title, note, children }: SearchRowProps) => (
  <li>
    <Link to={to as LinkTarget} className={styles.row} data-row="">
      <span className={styles.line}>
        <b className={styles.title}>{title}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.summary}>{children}</span>
    </Link>
  </li>
)

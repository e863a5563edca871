import type { ReactNode } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import { localizePath } from '../../i18n/paths.ts'
import * as styles from './SearchRow.css.ts'

type SearchRowProps = { to: string; title: ReactNode; note?: ReactNode; children: ReactNode }

/** One answer of the search. */
export const SearchRow = ({ to, title, note, children }: SearchRowProps) => (
  <li>
    <a href={localizePath(to, useLocale())} className={styles.row} data-row="">
      <span className={styles.line}>
        <b className={styles.title}>{title}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.summary}>{children}</span>
    </a>
  </li>
)

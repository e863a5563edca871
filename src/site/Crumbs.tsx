import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from './Crumbs.css.ts'
import { Link } from './Link.tsx'
import type { LinkTarget } from './useHref.ts'

type CrumbsProps = {
  /** The pages above this one, below the home page. */
  above?: readonly { to: LinkTarget; label: string }[]
  /** What this page is called; the last crumb is no link. Left out where the title follows at once and is long. */
  here?: string
}

/** Where a page stands in the site: from the home page down to it. */
export function Crumbs({ above = [], here }: CrumbsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Fil d’Ariane`}>
      <ol className={styles.crumbs} data-crumbs="">
        <li className={styles.crumb}>
          <Link to="/">
            <Trans>Accueil</Trans>
          </Link>
        </li>
        {above.map(({ to, label }) => (
          <li key={to} className={styles.crumb}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {here && (
          <li className={styles.crumb} aria-current="page">
            {here}
          </li>
        )}
      </ol>
    </nav>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { PagePath } from '../../content/pages.ts'
import type { Topic } from '../../content/topics.ts'
import { Link } from '../links.tsx'
import * as styles from './Crumbs.css.ts'

type Crumb = { label: string } & ({ to: PagePath } | { to: '/blog/topic/$topic'; params: { topic: Topic } })

type CrumbsProps = {
  /** The pages above this one, below the home page. */
  above?: readonly Crumb[]
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
        {above.map(({ label, ...link }) => (
          <li key={label} className={styles.crumb}>
            <Link {...link}>{label}</Link>
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

import { Trans, useLingui } from '@lingui/react/macro'
import type { PagePath } from '../../content/pages.ts'
import type { Topic } from '../../content/topics.ts'
import { Link } from '../links.tsx'
import * as styles from './Crumbs.css.ts'

type Crumb = { label: string } & ({ to: PagePath } | { to: '/blog/topic/$topic'; params: { topic: Topic } })

type CrumbsProps = {
  /** The ancestors of this page, below the home page. */
  above?: readonly Crumb[]
  /** The name of this page, not linked. Left out where a long title follows at once. */
  here?: string
}

/** The breadcrumb trail from the home page to this page. */
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import type { ArticleData } from '../../content/types.ts'
import * as styles from './Neighbours.css.ts'

type Neighbour = ArticleData['next']

/** The articles before and after this one, by date. */
export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const { t } = useLingui()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t`Articles voisins`}>
      {previous && (
        <Link to="/blog-post-{$id}" params={{ id: previous.id }}>
          <small className={styles.label}>
            <Trans comment="the article published before this one">Article précédent</Trans>
          </small>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to="/blog-post-{$id}" params={{ id: next.id }}>
          <small className={styles.label}>
            <Trans comment="the article published after this one">Article suivant</Trans>
          </small>
          {next.title}
        </Link>
      )}
    </nav>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import type { Topic } from '../../content/topics.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { blogLink } from './blogLink.ts'
import * as styles from './Pager.css.ts'

type PagerProps = { topic: Topic | undefined; page: number; pages: number }

/** The pages of the index or of a topic, by number, and the neighbours by word. */
export function Pager({ topic, page, pages }: PagerProps) {
  const { t } = useLingui()
  const linkTo = (page: number) => blogLink({ topic, page })
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav className={styles.pager} aria-label={t`Pages du blog`}>
      {page > 1 && (
        <Link {...linkTo(page - 1)} rel="prev">
          <Icon name="arrowBack" />
          <Trans>Plus récents</Trans>
        </Link>
      )}
      <ol className={styles.numbers}>
        {numbers.map(number => (
          <li key={number}>
            <Link {...linkTo(number)}>{number}</Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link {...linkTo(page + 1)} rel="next">
          <Trans>Plus anciens</Trans>
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}

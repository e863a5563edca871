import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../site/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as styles from './Pager.css.ts'

const pathOf = (page: number) => (page === 1 ? '/blog' : (`/blog/${page}` as const))

/** The pages of the index, by number, and the neighbours by word. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav className={styles.pager} aria-label={t`Pages du blog`}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev">
          <Icon name="arrowBack" />
          <Trans>Plus récents</Trans>
        </Link>
      )}
      <ol className={styles.numbers}>
        {numbers.map(number => (
          <li key={number}>
            <Link to={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next">
          <Trans>Plus anciens</Trans>
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Glyph } from '../ui/Glyph.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { Link } from './Link.tsx'
import * as styles from './MenuSolution.css.ts'
import { modules } from './navigation.ts'
import { useHref } from './useHref.ts'

/** The panel with the eight modules and the way to all of them; `path` is that of the open page. */
export function MenuSolution({ path }: { path: string }) {
  const { i18n } = useLingui()
  const href = useHref()
  return (
    <>
      <ul className={styles.grid}>
        {modules.map(({ path: to, glyph, label, summary }) => (
          <li key={to} className={styles.cell}>
            <Link to={to} current={path === to ? 'page' : undefined} className={styles.link}>
              <Glyph name={glyph} size={44} />
              <b className={styles.label}>{i18n._(label)}</b>{' '}
              <span className={styles.summary}>{i18n._(summary)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <TextLink href={href('/solution')}>
          <Trans>Toutes les solutions</Trans>
        </TextLink>
      </div>
    </>
  )
}

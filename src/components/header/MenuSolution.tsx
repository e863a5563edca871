import { Trans, useLingui } from '@lingui/react/macro'
import { Glyph } from '../../ui/icons/Glyph.tsx'
import { Link, TextLink } from '../links.tsx'
import { modules } from '../navigation.ts'
import * as styles from './MenuSolution.css.ts'

/** The panel with the eight modules and the way to all of them. */
export function MenuSolution() {
  const { i18n } = useLingui()
  return (
    <>
      <ul className={styles.grid}>
        {modules.map(({ path: to, glyph, label, summary }) => (
          <li key={to} className={styles.cell}>
            <Link to={to} className={styles.link}>
              <Glyph name={glyph} size={44} />
              <b className={styles.label}>{i18n._(label)}</b>{' '}
              <span className={styles.summary}>{i18n._(summary)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <TextLink to="/solution">
          <Trans>Toutes les solutions</Trans>
        </TextLink>
      </div>
    </>
  )
}

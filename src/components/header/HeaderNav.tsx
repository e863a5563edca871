import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePath } from '../../app/hydration/usePath.ts'
import { Link, TextLink } from '../links.tsx'
import { inSection, modules, navigationLabel, services } from '../navigation.ts'
import { Glyph } from '../ui/icons/Glyph.tsx'
import * as styles from './HeaderNav.css.ts'
import { MenuItem, type MenuName } from './MenuItem.tsx'
import { moveAlongBar } from './menuInput.ts'

/** The panel with the eight modules and the link to the overview. */
function MenuSolution() {
  const { i18n } = useLingui()
  return (
    <>
      <ul className={styles.grid}>
        {modules.map(({ path: to, glyph, label, summary }) => (
          <li key={to} className={styles.cell}>
            <Link to={to} className={styles.menuSolutionLink}>
              <Glyph name={glyph} size={44} />
              <b className={styles.menuSolutionLabel}>{i18n._(label)}</b>{' '}
              <span className={styles.menuSolutionSummary}>{i18n._(summary)}</span>
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

/** The panel with the services. */
function MenuServices() {
  const { i18n } = useLingui()
  return (
    <ul>
      {services.map(({ path: to, label, summary }) => (
        <li key={to} className={styles.row}>
          <Link to={to} className={styles.link}>
            <b className={styles.label}>{i18n._(label)}</b>{' '}
            <span className={styles.summary}>{i18n._(summary)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The site's navigation on wide screens. */
export function HeaderNav() {
  const { t, i18n } = useLingui()
  const path = usePath()
  const [opened, setOpened] = useState<MenuName>()
  const menu = { opened, setOpened }
  return (
    <nav aria-label={t`Navigation principale`} className={styles.nav}>
      <ul className={styles.list} onKeyDown={moveAlongBar}>
        <MenuItem {...menu} name="solution" columns={4} current={inSection(path, '/solution')}>
          <MenuSolution />
        </MenuItem>
        <MenuItem {...menu} name="services" columns={1} current={inSection(path, '/services')}>
          <MenuServices />
        </MenuItem>
        {(['/blog', '/company'] as const).map(to => (
          <li key={to} className={styles.item}>
            <Link
              to={to}
              inactiveProps={{ 'aria-current': inSection(path, to) ? 'true' : undefined }}
              className={styles.entry}
            >
              {i18n._(navigationLabel(to))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

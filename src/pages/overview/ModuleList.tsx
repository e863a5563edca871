import { useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { PoolingScene } from '../../illustrations/pooling/PoolingScene.tsx'
import { Glyph } from '../../ui/icons/Glyph.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import * as styles from './ModuleList.css.ts'
import { moduleDetails } from './moduleDetails.ts'

/** The modules, one line each, beside a scene of one of them. */
export function ModuleList() {
  const { t, i18n } = useLingui()
  return (
    <Wrap>
      <VisuallyHidden>
        <h2>{t`Modules`}</h2>
      </VisuallyHidden>
      <div className={styles.columns}>
        <ul className={styles.list}>
          {moduleDetails.map(({ path, glyph, label, detail }) => (
            <li key={path} className={styles.row}>
              <Glyph name={glyph} size={60} />
              <h3 className={styles.name}>
                <Link to={path}>{i18n._(label)}</Link>
              </h3>
              <p className={styles.detail}>{i18n._(detail)}</p>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
        <div className={styles.beside}>
          <PoolingScene />
        </div>
      </div>
    </Wrap>
  )
}

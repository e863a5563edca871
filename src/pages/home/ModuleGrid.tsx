import { useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { modules } from '../../components/navigation.ts'
import { Heading } from '../../components/ui/Heading.tsx'
import { Glyph } from '../../components/ui/icons/Glyph.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import * as styles from './ModuleGrid.css.ts'

/** The eight modules with their engraved icons; each cell can be clicked as a whole. */
export function ModuleGrid() {
  const { t, i18n } = useLingui()
  return (
    <Section space="end" labelledBy="modules-title">
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id="modules-title">
            {t`Huit modules, un seul référentiel de banques, de tiers et de droits.`}
          </Heading>
        </div>
        <ul className={styles.grid} data-reveal="">
          {modules.map(({ path, glyph, label, summary }) => (
            <li key={path} className={styles.cell}>
              <Glyph name={glyph} size={72} />
              <div className={styles.name}>
                <Heading level={3} size="subheading">
                  <Link to={path}>{i18n._(label)}</Link>
                </Heading>
              </div>
              <Text size="small" tone="soft">
                {i18n._(summary)}
              </Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

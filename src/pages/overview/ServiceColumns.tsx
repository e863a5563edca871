import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { services } from '../../components/navigation.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './ServiceColumns.css.ts'

/** The services around the modules. */
export function ServiceColumns() {
  const { i18n } = useLingui()
  return (
    <Section labelledBy="services">
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id="services">
            <Trans>Et cinq services autour.</Trans>
          </Heading>
        </div>
        <ul className={styles.columns}>
          {services.map(({ path, label, summary }) => (
            <li key={path} className={styles.column}>
              <h3 className={styles.name}>
                <Link to={path}>{i18n._(label)}</Link>
              </h3>
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

import { useLingui } from '@lingui/react/macro'
import { Steps } from '../../components/section/Steps.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import * as styles from './Closing.css.ts'

/** How a period is closed, locked, and opened again. */
export function Closing() {
  const { t } = useLingui()
  return (
    <Section space="end" labelledBy="closing">
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id="closing">
            {t`Un verrou, et deux personnes pour le rouvrir.`}
          </Heading>
        </div>
        <Steps
          items={[
            {
              title: t`Avant la clôture`,
              text: t`Toute ligne est rapprochée, ou porte un nom, une date et un responsable. Les suspens les plus anciens se traitent d’abord : un chèque émis au printemps n’est plus en route.`,
            },
            {
              title: t({ message: `Le verrou`, comment: 'the lock on a closed period' }),
              text: t`La période close ne bouge plus : ni ses rapprochements, ni ses écritures. L’état rejoint les pièces, qui se gardent dix ans (art. L. 123-22 du code de commerce).`,
            },
            {
              title: t`La réouverture`,
              text: t`Une personne la demande et dit pourquoi, une autre l’accorde. La correction se lit ensuite comme telle, et non comme une écriture qui aurait toujours été là.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}

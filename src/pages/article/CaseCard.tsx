import { Trans, useLingui } from '@lingui/react/macro'
import type { CaseStudy } from '../../content/types.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './CaseCard.css.ts'

/** Who a case study speaks of: presentation, sector, size and the person quoted. */
export function CaseCard({ details }: { details: CaseStudy }) {
  const { t } = useLingui()
  const { company, presentation, sector, size, author, role } = details
  return (
    <aside className={styles.card}>
      <Text size="small" tone="muted">
        <Trans>Cas illustratif : l’organisation et les personnes sont fictives.</Trans>
      </Text>
      <Text>{presentation}</Text>
      <FactList
        items={[
          {
            term: t({ message: `Organisation`, comment: 'case study: name of the company' }),
            detail: company,
          },
          { term: t({ message: `Secteur`, comment: 'case study: line of business' }), detail: sector },
          { term: t({ message: `Taille`, comment: 'case study: size of the company' }), detail: size },
          {
            term: t({ message: `Témoin`, comment: 'case study: the person quoted' }),
            detail: `${author}, ${role}`,
          },
        ]}
      />
    </aside>
  )
}

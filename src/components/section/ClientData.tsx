import { Trans } from '@lingui/react/macro'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './lists.css.ts'
import { MetricGrid } from './MetricGrid.tsx'

/** What clients do with the platform, in eight figures under a badge that says where they come from. */
export const ClientData = ({ id, title }: { id: string; title: string }) => (
  <>
    <p className={styles.clientDataBadge}>
      <Icon name="check" />
      <Trans comment="badge over figures: they are measured at clients">Données clients</Trans>
    </p>
    <div className={styles.clientDataTitle}>
      <Heading level={3} size="heading" id={id}>
        {title}
      </Heading>
    </div>
    <MetricGrid
      labelledBy={id}
      ids={[
        'mobileCompanies',
        'mobileAccounts',
        'mobileUsers',
        'mobileSignatories',
        'mobileMovements',
        'mobileFiles',
        'mobileOperations',
        'countries',
      ]}
      look="table"
    />
  </>
)

import { Trans } from '@lingui/react/macro'
import { Heading } from '../ui/Heading.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import * as styles from './ClientData.css.ts'
import { MetricGrid } from './MetricGrid.tsx'

/** Eight figures about clients' use of the platform, under a badge that names their source. */
export const ClientData = ({ id, title }: { id: string; title: string }) => (
  <>
    <p className={styles.badge}>
      <Icon name="check" />
      <Trans comment="badge over figures: they are measured at clients">Données clients</Trans>
    </p>
    <div className={styles.title}>
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

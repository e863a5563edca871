import { Trans } from '@lingui/react/macro'
import * as styles from './Frequent.css.ts'

/** The index could not be fetched. */
export const Unavailable = ({ retry }: { retry: () => void }) => (
  <div className={styles.box} role="alert">
    <p className={styles.title}>
      <Trans>L’index de recherche n’a pas pu être chargé.</Trans>
    </p>
    <p>
      <button type="button" className={styles.again} onClick={retry}>
        <Trans>Réessayer</Trans>
      </button>
    </p>
  </div>
)

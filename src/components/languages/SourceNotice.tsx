import { Trans } from '@lingui/react/macro'
import { Wrap } from '../ui/layout/Wrap.tsx'
import * as styles from './SourceNotice.css.ts'

/** A notice above a page that is not translated yet. */
export function SourceNotice() {
  return (
    <Wrap>
      <p className={styles.notice} role="note">
        <Trans comment="above a page that stands in French because it is not translated into the visitor’s language">
          Cette page n’est pas encore traduite : la voici en français.
        </Trans>
      </p>
    </Wrap>
  )
}

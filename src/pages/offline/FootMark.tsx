import { Trans } from '@lingui/react/macro'
import type { Kept } from '../../service-worker/messages.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './marks.css.ts'
import { say } from './offlineState.ts'

/** At the foot of every page: whether the site opens without a connection; it opens the list of what is kept. */
export function FootMark({ kept }: { kept: Kept }) {
  return (
    <button type="button" className={styles.foot} aria-haspopup="dialog" onClick={() => say({ list: true })}>
      {kept.whole && <Icon name="check" size={12} />}
      {kept.whole ? <Trans>Disponible hors ligne</Trans> : <Trans>Lecture hors ligne</Trans>}
    </button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import * as styles from './Share.css.ts'

/** Two buttons that `browser/sharing.ts` brings to life: the address to the clipboard, or the browser's own sharing. */
export function Share({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <span className={styles.share}>
      <button type="button" className={styles.button} data-copy={t`Lien copié`}>
        <Icon name="link" /> <span role="status">{t`Copier le lien`}</span>
      </button>
      <button type="button" className={styles.button} data-share={title} hidden>
        <Icon name="share" />{' '}
        <Trans comment="button: share the article with the means of the browser">Partager</Trans>
      </button>
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import * as styles from './Share.css.ts'

/** Two buttons that `browser/sharing.ts` brings to life: the address to the clipboard, or the browser's own sharing. */
export function Share({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <span className={styles.share}>
      <button type="button" className={styles.button} data-copy={t`Lien copié`}>
        {t`Copier le lien`}
      </button>
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
      <button type="button" className={styles.button} data-share={title} hidden>
        <Trans comment="button: share the article with the means of the browser">Partager</Trans>
      </button>
    </span>
  )
}

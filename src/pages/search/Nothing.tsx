import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { localizePath } from '../../i18n/paths.ts'
import * as styles from './Frequent.css.ts'

type NothingProps = { query: string; suggestion?: string | undefined; onAsk: (words: string) => void }

/** Nothing answers: another way to write it, and a person to ask. */
export function Nothing({ query, suggestion, onAsk }: NothingProps) {
  const person = (
    <a href={localizePath('/contact', useLocale())} className={styles.again}>
      <Trans comment="at the end of: or ask">un spécialiste</Trans>
    </a>
  )
  return (
    <div className={styles.box} role="status">
      <p className={styles.title}>
        <Trans>Rien pour « {query} »</Trans>
      </p>
      {suggestion ? (
        <p key="suggestion">
          <Trans>
            Essayez{' '}
            <button type="button" className={styles.again} onClick={() => onAsk(suggestion)}>
              {suggestion}
            </button>
            , ou demandez à {person}.
          </Trans>
        </p>
      ) : (
        <p key="shorter">
          <Trans>Essayez un mot plus court, ou demandez à {person}.</Trans>
        </p>
      )}
    </div>
  )
}

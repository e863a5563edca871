import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { group } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Check.css.ts'
import { cmc7, shown } from './checks.ts'

/** A check: who pays whom, the amount in words and in figures, and the line that machines read. */
export function Check() {
  const { t } = useLingui()
  const { money } = useFormat()
  return (
    <div className={styles.check}>
      <picture>
        <source srcSet={mistDarkUrl} media="screen and (prefers-color-scheme: dark)" />
        <img className={styles.engraving} src={mistUrl} alt="" loading="lazy" decoding="async" />
      </picture>
      <p>
        <b>{shown.drawer}</b>
      </p>
      <p>
        <small>
          {t({
            message: `Payez contre ce chèque`,
            comment: 'printed on a check, before the amount in words',
          })}
        </small>
      </p>
      <p>
        {t({
          message: `cinq mille deux cent dix euros`,
          comment: 'the amount 5,210 in words, as written on a check',
        })}
      </p>
      <p>
        <small>{t({ message: `à`, comment: 'printed on a check, before the payee’s name' })}</small>{' '}
        {group.name}
      </p>
      <b className={styles.amount}>{money(shown.amount)}</b>
      <p className={styles.cmc7}>{cmc7(shown)}</p>
    </div>
  )
}

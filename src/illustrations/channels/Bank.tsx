import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import * as styles from './Bank.css.ts'
import { type Channel, daysLeft } from './channels.ts'

/** A bank at the end of its bundle: protocol, last exchange, files of the day, and how long its key still holds. */
export function Bank({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  const { bank, protocol, at, files, keyUntil } = channel
  const days = keyUntil && daysLeft(keyUntil)
  return (
    <p className={keyUntil ? styles.ending : styles.bank}>
      <b>{bank}</b>
      <i>{protocol === 'SFTP' ? t({ message: `SFTP`, comment: 'the file protocol over SSH' }) : protocol}</i>
      <span>
        {t({ message: `${at}, ${files} fichiers`, comment: 'time of the last exchange, files of the day' })}
      </span>
      {days && (
        <Tag tone="waiting">
          {t({ message: `clé : ${days} jours`, comment: 'the key of this channel expires in so many days' })}
        </Tag>
      )}
    </p>
  )
}

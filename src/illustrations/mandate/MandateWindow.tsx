import { useLingui } from '@lingui/react/macro'
import sealUrl from '#engraved/seal.svg?url'
import sealDarkUrl from '#engraved/seal-dark.svg?url'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { Signature } from '../parts/Signature.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './MandateWindow.css.ts'
import { collection, mandate } from './mandates.ts'

/** A mandate as the register keeps it: reference, debtor, account, next collection, signature. */
export function MandateWindow() {
  const { t } = useLingui()
  const { day } = useFormat()
  const signed = day(mandate.signed, { dateStyle: 'long' })
  const facts = [
    { name: t({ message: `Débiteur`, comment: 'who is debited' }), value: mandate.debtor },
    {
      name: t({ message: `Type`, comment: 'the kind of mandate' }),
      value: t({ message: `CORE, récurrent`, comment: 'scheme and sequence of a direct debit' }),
      secondary: true,
    },
    { name: 'IBAN', value: <span className={styles.account}>{mandate.account}</span>, secondary: true },
    {
      name: t({ message: `Prochaine échéance`, comment: 'when the next debit is due' }),
      value: day(collection.due),
    },
  ]
  return (
    <Window
      title={t`Mandat SEPA`}
      aside={<Tag tone="positive">{t({ message: `Actif`, comment: 'status of a mandate' })}</Tag>}
    >
      <div className={styles.mandate}>
        <small>{t`Référence unique du mandat`}</small>
        <p className={styles.reference}>{mandate.reference}</p>
        <div className={styles.facts}>
          {facts.map(({ name, value, secondary }) => (
            <p key={name} className={secondary ? styles.secondary : undefined}>
              <small>{name}</small>
              <b>{value}</b>
            </p>
          ))}
        </div>
        <div className={styles.ink}>
          <Signature />
        </div>
        <small>
          {t({
            message: `Signé le ${signed}, archivé`,
            comment: 'the mandate was signed that day, and is archived',
          })}
        </small>
        <picture>
          <source srcSet={sealDarkUrl} media="screen and (prefers-color-scheme: dark)" />
          <img className={styles.seal} src={sealUrl} alt="" width={260} height={260} decoding="async" />
        </picture>
      </div>
    </Window>
  )
}

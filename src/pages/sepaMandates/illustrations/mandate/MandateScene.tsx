import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import sealUrl from '#engraved/seal.svg?url'
import sealDarkUrl from '#engraved/seal-dark.svg?url'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Signature } from '../../../../components/illustrations/parts/Signature.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import * as styles from './MandateScene.css.ts'
import { collection, lapsed, mandate, voidSince } from './mandates.ts'

/** A mandate as the register keeps it: reference, debtor, account, next collection, signature. */
function MandateWindow() {
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
        <p className={styles.mandateWindowReference}>{mandate.reference}</p>
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

/** The batch of debits: those that are ready, the one whose mandate is void, and their sum. */
function CollectionWindow() {
  const { t } = useLingui()
  const { day, money } = useFormat()
  const { debits, total, ready } = collection
  const count = ready.debits
  const due = day(collection.due)
  const end = day(voidSince)
  return (
    <Window title={t({ message: `Remise du ${due}`, comment: 'a batch of direct debits, due on a day' })}>
      <div className={styles.debits}>
        <p>
          <b>{t`${count} prélèvements`}</b>
          <span>{money(ready.amount)}</span>
          <small>
            {t({ message: `Mandats valides`, comment: 'the mandates of all these direct debits are valid' })}
          </small>
          <Tag tone="positive">{t({ message: `Prêts`, comment: 'direct debits that are ready' })}</Tag>
        </p>
        <p>
          <b>{lapsed.debtor}</b>
          <span>{money(lapsed.amount)}</span>
          <small className={styles.reference}>{lapsed.reference}</small>
          <small>{t({ message: `Caduc le ${end}`, comment: 'the mandate is void since that day' })}</small>
          <Tag tone="waiting">{t({ message: `Bloqué`, comment: 'a direct debit that is blocked' })}</Tag>
        </p>
        <p>
          <small>{t`${debits} prélèvements`}</small>
          <span>{money(total)}</span>
        </p>
      </div>
    </Window>
  )
}

/** A signed mandate, and the batch of debits that another one, void for want of use, holds up. */
export function MandateScene() {
  const { t } = useLingui()
  const { day } = useFormat()
  const due = day(collection.due)
  const end = day(voidSince)
  const count = collection.ready.debits
  return (
    <Scene
      label={t`Un mandat de prélèvement SEPA actif, et la remise du ${due} : ${count} prélèvements sont prêts, un est bloqué parce que son mandat est caduc depuis le ${end}.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.windows}>
          <MandateWindow />
          <CollectionWindow />
        </div>
      </Plate>
    </Scene>
  )
}

import { useLingui } from '@lingui/react/macro'
import payUrl from '#engraved/pay.svg?url'
import payDarkUrl from '#engraved/pay-dark.svg?url'
import { Avatar } from '../../../../components/illustrations/parts/Avatar.tsx'
import { daysBetween } from '../../../../components/illustrations/parts/daysBetween.ts'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Icon } from '../../../../components/ui/icons/Icon.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import { attempt, countryOf, hoursBetween } from './attempt.ts'
import * as styles from './MonitorScene.css.ts'

/** What the monitor found out about the account asked for: the number is well formed, all else speaks against it. */
function Findings() {
  const { t } = useLingui()
  const { account, day } = attempt
  const before = countryOf(account.now)
  const after = countryOf(account.asked)
  const days = daysBetween(account.since, day)
  return (
    <div className={styles.findings}>
      <WindowRow
        end={
          <Tag tone="positive">
            {t({ message: `valide`, comment: 'the check digits of the account number are right' })}
          </Tag>
        }
      >
        {t({ message: `Clé de l’IBAN (modulo 97)`, comment: 'the check digits of an account number' })}
      </WindowRow>
      <WindowRow
        end={
          <Tag tone="neutral">
            {t({ message: `${before} devient ${after}`, comment: 'one country code becomes another' })}
          </Tag>
        }
      >
        {t`Pays de la banque`}
      </WindowRow>
      <WindowRow
        end={
          <Tag tone="neutral">
            {t({ message: `2e changement en ${days} jours`, comment: 'of the supplier’s bank details' })}
          </Tag>
        }
      >
        {t({ message: `Historique du tiers`, comment: 'the history of a third party’s bank details' })}
      </WindowRow>
      <WindowRow
        end={
          <Tag tone="neutral">
            {t({ message: `non fait`, comment: 'nobody has called the supplier back' })}
          </Tag>
        }
      >
        {t({ message: `Contre-appel`, comment: 'calling the supplier back to confirm the account' })}
      </WindowRow>
    </div>
  )
}

/** Who entered the change, and whose second look is missing: the one thing left to decide. */
function TwoPeople() {
  const { t } = useLingui()
  const { first, second } = attempt
  const { at } = first
  return (
    <WindowFoot>
      <div className={styles.people}>
        <p>
          <Avatar person={first.person} state="signed" />
          <span>
            {first.person.short}
            <br />
            <span className={ink.soft}>
              {t({ message: `saisi à ${at}`, comment: 'when she entered the change of bank details' })}
            </span>
          </span>
        </p>
        <p>
          <Avatar person={second} state="waiting" />
          <span>
            {second.short}
            <br />
            <span className={ink.waiting}>
              {t({ message: `second regard attendu`, comment: 'a second person must look at the change' })}
            </span>
          </span>
        </p>
      </div>
    </WindowFoot>
  )
}

/** What is to change, for whom and for which payment: the account in force and the one asked for. */
function Change() {
  const { t } = useLingui()
  const { day, money } = useFormat()
  const { payee, invoice, account, asked, cutOff } = attempt
  const since = day(account.since)
  const amount = money(attempt.amount)
  const hours = hoursBetween(asked, cutOff)
  return (
    <div className={styles.change}>
      <b>
        {t({
          message: `RIB modifié ${hours} h avant l’heure limite`,
          comment: 'the bank details of a supplier change so many hours before the cut-off time',
        })}
      </b>
      <p>{t`${payee}, facture ${invoice}, ${amount}`}</p>
      <div className={styles.accounts}>
        <span>
          {t({ message: `En vigueur, ${since}`, comment: 'the account in force, approved on that day' })}
          <b>{account.now}</b>
        </span>
        <Icon name="arrow" />
        <span>
          {t({ message: `Demandé à ${asked}`, comment: 'the account asked for, at two in the afternoon' })}
          <b>{account.asked}</b>
        </span>
      </div>
    </div>
  )
}

/** The fraud monitor: a supplier's bank details change shortly before the cut-off, and a batch waits for a second look. */
export function MonitorScene() {
  const { t } = useLingui()
  const { batch } = attempt
  return (
    <Scene
      label={t`La supervision de la fraude : un fournisseur changerait de compte, de France en Lituanie, deux heures avant l’heure limite, et le lot reste bloqué tant qu’une seconde personne n’a pas regardé.`}
    >
      <Plate tone="blush" engraving={{ light: payUrl, dark: payDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t`Supervision de la fraude`}
            aside={
              <Tag tone="neutral">
                {t({ message: `${batch} bloqué`, comment: 'a payment batch that cannot be sent' })}
              </Tag>
            }
          >
            <Change />
            <Findings />
            <TwoPeople />
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

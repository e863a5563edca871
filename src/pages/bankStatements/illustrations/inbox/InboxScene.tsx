import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { today } from '../../../../components/illustrations/cast.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import * as styles from './InboxScene.css.ts'
import { gap, linesRead, type Received as Row, received } from './inbox.ts'

/** One line a bank: the file's format, the lines read in it, the balance it ends on, and whether it follows the last. */
function Received() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const state = ({ bank, format, at }: Row) => {
    if (bank === gap.bank)
      return (
        <Tag tone="waiting">
          {t({ message: `Relevé manquant`, comment: 'a bank statement is missing: one tag in a list' })}
        </Tag>
      )
    return (
      <Tag tone="positive">
        {format === 'camt.052'
          ? t({ message: `En journée, ${at}`, comment: 'an intraday report, and when it came in' })
          : t({
              message: `Continu`,
              comment: 'the statement opens on the balance that the last one closed on',
            })}
      </Tag>
    )
  }
  return (
    <div className={styles.list}>
      <p className={styles.head}>
        <small>{t`Banque`}</small>
        <small>{t`Format`}</small>
        <small>{t({ message: `Lignes`, comment: 'head of a column: how many statement lines' })}</small>
        <small>{t({ message: `Solde`, comment: 'head of a column: an account’s balance' })}</small>
        <small>
          {t({ message: `Suite`, comment: 'head of a column: does this statement follow the last one' })}
        </small>
      </p>
      {received.map(row => (
        <WindowRow key={row.bank} end={state(row)}>
          <b>{row.bank}</b>
          <code>{row.format}</code>
          <small>{number(row.lines)}</small>
          <span>{money(row.balance, row.currency)}</span>
        </WindowRow>
      ))}
    </div>
  )
}

/** What is missing, as a sum: the last closing balance, what the absent statement must have brought, the opening balance. */
function Gap() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { before, missing, after, currency } = gap
  const short = { day: 'numeric', month: 'short' } as const
  const closed = day(before.day, short)
  const absent = day(missing.day, short)
  const opened = day(after.day, short)
  const terms = [
    {
      label: t({ message: `Clôture du ${closed}`, comment: 'closing balance of a day' }),
      amount: before.closing,
    },
    {
      label: t({
        message: `Relevé absent du ${absent}`,
        comment: 'the statement of that day has not come in; its amount stands beside',
      }),
      amount: missing.movement,
    },
    {
      label: t({ message: `Ouverture du ${opened}`, comment: 'opening balance of a day' }),
      amount: after.opening,
    },
  ]
  return (
    <WindowFoot>
      <div className={styles.sum}>
        {terms.map(({ label, amount }) => (
          <p key={label}>
            <small>{label}</small>
            <b>{money(amount, currency)}</b>
          </p>
        ))}
      </div>
    </WindowFoot>
  )
}

/** The day's statements of the group, all banks in one list: four follow the one before, one doesn't. */
export function InboxScene() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { bank } = gap
  const missing = day(gap.missing.day)
  const total = number(linesRead)
  const title = (
    <>
      {t({ message: `Relevés reçus`, comment: 'bank statements received, title of a window' })}{' '}
      <small className={styles.date}>{day(today, { weekday: 'long', day: 'numeric', month: 'long' })}</small>
    </>
  )
  return (
    <Scene
      label={t`Les relevés de cinq banques sur neuf dans une seule liste : quatre sont en ordre, et chez ${bank} celui du ${missing} manque, ce que montre l’écart entre deux soldes.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window title={title} aside={<Tag tone="positive">{t`${total} lignes lues`}</Tag>}>
            <Received />
            <Gap />
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}

import { useLingui } from '@lingui/react/macro'
import { accounts, batch, otherAccounts, pool, signed } from '../../../../components/illustrations/cast.ts'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { forecast } from '../../../../components/illustrations/position/forecast.ts'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { lines, matched, now, ran, type TaskName, tasks } from './tasks.ts'
import * as styles from './WorkdayScene.css.ts'

type Words = { title: string; note: string; state: string }

const percent = { style: 'percent', minimumFractionDigits: 1 } as const

/** What each routine is called, what it works on, and how far it is. */
function useWords(): Record<TaskName, Words> {
  const { t } = useLingui()
  const { number, money } = useFormat()
  const banks = accounts.length + otherAccounts.count
  const all = number(lines.all)
  const some = number(matched)
  const rate = number(matched / lines.all, percent)
  const weeks = forecast.weeks.length
  const last = forecast.weeks.at(-1)?.week
  const companies = pool.companies.length
  const transfers = batch.transfers
  const total = money(batch.total)
  const needed = batch.signatures.length
  return {
    statements: {
      title: t({ message: `Relevés camt.053`, comment: 'routine: bank statements are fetched' }),
      note: t`${banks} comptes`,
      state: t({ message: `${all} lignes`, comment: 'statement lines received' }),
    },
    matching: {
      title: t({ message: `Rapprochement 1/1 et N/N`, comment: 'routine: matching by two kinds of rule' }),
      note: t({ message: `${some} lignes sur ${all}`, comment: 'statement lines matched by rule' }),
      state: rate,
    },
    forecast: {
      title: t({ message: `Prévision jusqu’à S${last}`, comment: 'routine: forecast up to that ISO week' }),
      note: t`${weeks} semaines`,
      state: t({ message: `recalculée`, comment: 'state of the forecast' }),
    },
    sweep: {
      title: t({ message: `Équilibrage du pool`, comment: 'routine: transfers of the cash pool' }),
      note: t({ message: `départ à 17 h 30`, comment: 'when the transfers of the cash pool go out' }),
      state: t({ message: `${companies} virements`, comment: 'so many transfers are prepared' }),
    },
    batch: {
      title: t({ message: `Lot fournisseurs`, comment: 'routine: a batch of supplier payments is proposed' }),
      note: t({ message: `${transfers} virements, ${total}`, comment: 'content of a payment batch' }),
      state: t({
        message: `${signed} signature sur ${needed}`,
        comment: 'one signature is there, one is awaited',
      }),
    },
    export: {
      title: t({ message: `Export comptable`, comment: 'routine: entries go to the ledger' }),
      note: t({ message: `journal BQ1`, comment: 'code of a bank journal' }),
      state: t({ message: `planifié`, comment: 'the routine runs later' }),
    },
  }
}

/** The routines of the day on one line of time: solid up to now, dotted after. */
export function Timeline() {
  const words = useWords()
  return (
    <div className={styles.timeline}>
      {tasks.map(({ at, name, waiting }, index) => {
        const planned = index >= ran
        const { title, note, state } = words[name]
        const tone = waiting ? 'waiting' : planned ? 'neutral' : 'positive'
        return (
          <p key={name} className={styles.task} data-tone={tone}>
            <small>{at}</small>
            <i />
            <span>
              {title} <small>{note}</small>
            </span>
            <Tag tone={tone}>{state}</Tag>
            {index === ran - 1 && <small className={styles.now}>{now}</small>}
          </p>
        )
      })}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { frame } from '../../ui/window/Window.css.ts'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { entries, statement } from '../cast.ts'
import * as ink from '../parts/ink.css.ts'
import { Scene } from '../parts/Scene.tsx'
import { cents, useFormat } from '../parts/useFormat.ts'
import { MatchColumn } from './MatchColumn.tsx'
import { drawMatches } from './matches.ts'
import { mt940 } from './mt940.ts'
import * as styles from './ReconciliationScene.css.ts'

const fields = mt940(statement)

/** The statement as the bank sends it. */
const RawStatement = () => (
  <div className={styles.raw}>
    {fields.map(({ tag, before, amount, after }) => (
      <div key={before + amount}>
        <i>{tag}</i>
        {before}
        {amount && <b>{amount}</b>}
        {after}
      </div>
    ))}
  </div>
)

const { lines } = statement
const answered = entries.map(({ line }) => line)
const strokes = drawMatches(answered, lines.length)

/** The raw statement, its lines, and beside them the entries that answer them. */
function MatchWindow() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const date = day(statement.day, { day: '2-digit', month: '2-digit' })
  const all = lines.length
  const matched = new Set(answered).size
  const left = all - matched
  const kinds = {
    invoice: (reference: string) => t({ message: `Facture ${reference}`, comment: 'a ledger entry' }),
    debit: (reference: string) => t({ message: `Prélèvement ${reference}`, comment: 'a ledger entry' }),
  }
  return (
    <div className={frame}>
      <RawStatement />
      <div className={styles.columns}>
        <MatchColumn
          title={t`Relevé MT940`}
          note={date}
          items={lines.map(({ label, amount }) => ({ label, note: date, amount: number(amount, cents) }))}
        />
        <svg
          className={styles.strokes}
          aria-hidden="true"
          viewBox={strokes.viewBox}
          preserveAspectRatio="none"
        >
          <path d={strokes.links} />
          <path className={styles.open} d={strokes.open} />
          <path className={styles.end} d={strokes.end} />
        </svg>
        <MatchColumn
          title={t`Écritures`}
          note={t({ message: `règle N/N`, comment: 'matching rule: many lines to many entries' })}
          items={entries.map(({ kind, reference, account, amount }) => ({
            label: kinds[kind](reference),
            note: account,
            amount: number(amount, cents),
          }))}
        />
      </div>
      <WindowFoot>
        <Tag tone="positive">{t`${matched} lignes sur ${all} rapprochées`}</Tag>
        <span className={ink.soft}>{t`${left} remise de chèques à traiter`}</span>
      </WindowFoot>
    </div>
  )
}

/** A bank statement as it arrives, and its lines matched with the ledger. */
export function ReconciliationScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Un relevé MT940 de quatre lignes en face des écritures comptables : trois lignes sont rapprochées, une remise de chèques reste à traiter.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }}>
        <MatchWindow />
      </Plate>
    </Scene>
  )
}

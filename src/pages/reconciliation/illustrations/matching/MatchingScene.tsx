import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { accounts, entries, statement, today } from '../../../../components/illustrations/cast.ts'
import { LiveDecision } from '../../../../components/illustrations/parts/LiveDecision.tsx'
import { LiveScene } from '../../../../components/illustrations/parts/LiveScene.tsx'
import { afterDecision, beforeDecision } from '../../../../components/illustrations/parts/parts.css.ts'
import { cents, useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { MatchColumn } from '../../../../components/illustrations/reconciliation/MatchColumn.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import * as styles from './MatchingScene.css.ts'
import { matched, slip, strokes } from './slip.ts'

/** The lines of the statement, the entries that answer them, and the strokes between both. */
function MatchColumns() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { lines, closing } = statement
  const date = day(statement.day, { day: '2-digit', month: '2-digit' })
  const { checks } = slip
  const kinds = {
    invoice: (reference: string) => t({ message: `Facture ${reference}`, comment: 'a ledger entry' }),
    debit: (reference: string) => t({ message: `Prélèvement ${reference}`, comment: 'a ledger entry' }),
    slip: (reference: string) =>
      t({ message: `Bordereau ${reference}`, comment: 'a slip of deposited checks' }),
  }
  const checksNote = t({
    message: `5112, ${checks} chèques`,
    comment: '5112: ledger account for checks to be cashed',
  })
  const answers = [
    ...entries.map(({ kind, reference, account, amount }) => ({ kind, reference, note: account, amount })),
    { kind: 'slip' as const, reference: slip.number, note: checksNote, amount: slip.amount },
  ]
  return (
    <div aria-hidden="true" className={styles.columns}>
      <MatchColumn
        title={t`Relevé MT940`}
        note={date}
        items={[
          ...lines.map(({ label, amount }) => ({ label, note: date, amount: number(amount, cents) })),
          { label: t`Solde de clôture`, note: ':62F:', amount: number(closing, cents) },
        ]}
      />
      <svg className={styles.strokes} aria-hidden="true" viewBox={strokes.viewBox} preserveAspectRatio="none">
        <path d={strokes.links} />
        <path className={styles.open} d={strokes.open} />
        <path className={styles.end} d={strokes.end} />
        <path className={styles.slip} d={strokes.slip} />
      </svg>
      <MatchColumn
        title={t`Écritures`}
        note={t({ message: `règles 1/1 et N/N`, comment: 'matching rules: one to one, and many to many' })}
        items={answers.map(({ kind, reference, note, amount }) => ({
          label: kinds[kind](reference),
          note,
          amount: number(amount, cents),
        }))}
      />
    </div>
  )
}

/** How far the matching is, and the one decision that is left. */
function MatchFoot() {
  const { t } = useLingui()
  const all = statement.lines.length
  const { number: slipNumber } = slip
  const lines = (count: number) =>
    t({ message: `${count} lignes sur ${all}`, comment: 'of a statement, matched' })
  const decision = (
    <LiveDecision
      label={t({ message: `Rapprocher la remise de chèques ${slipNumber}`, comment: 'a button' })}
      off={t({ message: `Rapprocher`, comment: 'a button: match a statement line with its slip' })}
      on={
        <>
          {t({ message: `Rapprochée`, comment: 'of a check deposit: it is matched' })}
          <u aria-hidden="true" className={styles.undo}>
            {t({ message: `Annuler`, comment: 'takes back what the visitor just did' })}
          </u>
        </>
      }
    />
  )
  return (
    <div className={styles.foot}>
      <WindowFoot end={decision}>
        <span aria-hidden="true">
          <Tag tone="positive">
            <span className={beforeDecision}>{lines(matched)}</span>
            <span className={afterDecision}>{lines(matched + 1)}</span>
          </Tag>
        </span>
        <span aria-hidden="true" className={styles.note}>
          <span className={beforeDecision}>
            {t({ message: `1 remise de chèques ouverte`, comment: 'a check deposit not matched yet' })}
          </span>
          <span className={afterDecision}>
            {t({ message: `aucun écart`, comment: 'no difference is left between statement and ledger' })}
          </span>
        </span>
      </WindowFoot>
    </div>
  )
}

/** A statement in face of the ledger: all but one line are matched, and the visitor may match the last one. */
export function MatchingScene() {
  const { t } = useLingui()
  const { day } = useFormat()
  const bank = accounts[0]?.bank
  return (
    <LiveScene
      label={t`Un relevé de quatre lignes en face des écritures : trois se rapprochent par règle, et c’est à vous de rapprocher la remise de chèques 00412 de son bordereau.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={
              <span aria-hidden="true">
                {t({
                  message: `Compte 512, ${bank}`,
                  comment: '512: number of the bank account in the ledger',
                })}
              </span>
            }
            aside={<span aria-hidden="true">{day(today)}</span>}
          >
            <MatchColumns />
            <MatchFoot />
          </Window>
        </div>
      </Plate>
    </LiveScene>
  )
}

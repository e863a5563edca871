import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { statement } from '../cast.ts'
import { LiveDecision } from '../parts/LiveDecision.tsx'
import { after, before } from '../parts/LiveScene.css.ts'
import * as styles from './MatchFoot.css.ts'
import { matched, slip } from './slip.ts'

/** How far the matching is, and the one decision that is left. */
export function MatchFoot() {
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
            <span className={before}>{lines(matched)}</span>
            <span className={after}>{lines(matched + 1)}</span>
          </Tag>
        </span>
        <span aria-hidden="true" className={styles.note}>
          <span className={before}>
            {t({ message: `1 remise de chèques ouverte`, comment: 'a check deposit not matched yet' })}
          </span>
          <span className={after}>
            {t({ message: `aucun écart`, comment: 'no difference is left between statement and ledger' })}
          </span>
        </span>
      </WindowFoot>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../../components/ui/Tag.tsx'
import type { ReportSummary } from '../checks/listPayments.ts'
import * as styles from './PaymentChecker.css.ts'
import { usePaymentWords } from './usePaymentWords.ts'
import { type Outcome, outcomeOf } from './verdict.ts'

type FileChoiceProps = {
  files: readonly { id: string; name: string; report: ReportSummary }[]
  chosen: string
  onChoose: (id: string) => void
}

/** Several files, each with its verdict; one of them is shown below. */
export function FileChoice({ files, chosen, onChoose }: FileChoiceProps) {
  const { t } = useLingui()
  const { sums, count } = usePaymentWords()
  const outcomes: Record<Outcome, string> = {
    accepted: t({ message: `passerait`, comment: 'verdict on a file, in a list' }),
    warned: t({ message: `avec remarques`, comment: 'verdict on a file, in a list' }),
    payments: t({ message: `paiements refusés`, comment: 'verdict on a file, in a list' }),
    file: t({ message: `refusé`, comment: 'verdict on a file, in a list' }),
  }
  const tones = { accepted: 'positive', warned: 'neutral', payments: 'waiting', file: 'waiting' } as const
  return (
    <ul className={styles.choice} aria-label={t`Fichiers vérifiés`}>
      {files.map(({ id, name, report }) => {
        const outcome = outcomeOf(report)
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.choiceButton}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span className={styles.choiceName}>{name}</span>
              <span className={styles.choiceSum}>
                {count(report.transactions)} · {sums(report.sums)}
              </span>
              <Tag tone={tones[outcome]}>{outcomes[outcome]}</Tag>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

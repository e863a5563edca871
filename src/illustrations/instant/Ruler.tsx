import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Ruler.css.ts'
import { drawRuler } from './ruler.ts'
import { limit, stages } from './transfer.ts'

const settled = stages.at(-1)?.second ?? limit
const ruler = drawRuler(settled, limit)
const numerals = Array.from({ length: limit + 1 }, (_, second) => second)

/** Ten seconds in ticks: those that passed, the stages of the transfer under them, and the end of the time allowed. */
export function Ruler() {
  const { t } = useLingui()
  const { number } = useFormat()
  const seconds = (value: number, minimumFractionDigits = 1) => {
    const count = number(value, { minimumFractionDigits })
    return t({ message: `${count} s`, comment: 'a number of seconds' })
  }
  const names = {
    received: t({ message: `Reçu`, comment: 'stage of an order: the payer’s bank has received it' }),
    checked: t({ message: `Contrôlé`, comment: 'stage of an order: the payer’s bank has checked it' }),
    accepted: t({ message: `Accepté`, comment: 'stage of an order: the payee’s bank accepts it' }),
    credited: t({ message: `Crédité`, comment: 'stage of an order: the money is on the payee’s account' }),
  }
  return (
    <>
      <div className={styles.numerals}>
        {numerals.map(second => (
          <span key={second}>{number(second)}</span>
        ))}
      </div>
      <svg className={styles.ticks} aria-hidden="true" viewBox={ruler.viewBox} preserveAspectRatio="none">
        <path className={styles.passed} d={ruler.passed} />
        <path d={ruler.left} />
        <path className={styles.end} d={ruler.end} />
      </svg>
      <div className={styles.stops}>
        {stages.map(({ name, second }) => (
          <p key={name}>
            {names[name]}
            <small>{seconds(second)}</small>
          </p>
        ))}
        <p className={styles.deadline}>
          {t({ message: `Délai maximal`, comment: 'the end of the time allowed, on a ruler of seconds' })}
          <small>{seconds(limit, 0)}</small>
        </p>
      </div>
    </>
  )
}

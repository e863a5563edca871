import * as styles from './Message.css.ts'
import type { Mt101Line } from './mt101.ts'

/** The request for transfer as the bank was sent it before; phones keep the payee alone. */
export const OldMessage = ({ lines }: { lines: readonly Mt101Line[] }) => (
  <div className={styles.message}>
    {lines.map(({ tag, text, creditor, address }) => (
      <p key={(tag ?? '') + text} className={creditor ? undefined : styles.spare}>
        <i>{tag}</i>
        {address ? <u>{text}</u> : text}
      </p>
    ))}
  </div>
)

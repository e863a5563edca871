import * as styles from './parts.css.ts'

/** A window's main amount, under what it is the amount of. */
export const Total = ({ label, amount }: { label: string; amount: string }) => (
  <div className={styles.total}>
    <small>{label}</small>
    <b>{amount}</b>
  </div>
)

import * as styles from './ReconciliationScene.css.ts'

type MatchColumnProps = {
  title: string
  note: string
  items: { label: string; note: string; amount: string }[]
}

/** One side of a reconciliation: statement lines or ledger entries. */
export const MatchColumn = ({ title, note, items }: MatchColumnProps) => (
  <div className={styles.column}>
    <p>
      <b>{title}</b>
      <small>{note}</small>
    </p>
    {items.map(item => (
      <p key={item.label}>
        <span>
          {item.label}
          <small>{item.note}</small>
        </span>
        <span>{item.amount}</span>
      </p>
    ))}
  </div>
)

import * as styles from './lists.css.ts'

/** Three items in a row, each below a rule: steps, or the parts of a service. */
export const Steps = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className={styles.steps}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <b className={styles.stepTitle}>{title}</b> <span className={styles.stepText}>{text}</span>
      </li>
    ))}
  </ul>
)

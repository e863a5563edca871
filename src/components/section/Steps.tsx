import * as styles from './lists.css.ts'

/** Three things in a row, each under a rule of its own: stages, or what a service consists of. */
export const Steps = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className={styles.steps}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <b className={styles.stepTitle}>{title}</b>
        <span className={styles.stepText}>{text}</span>
      </li>
    ))}
  </ul>
)

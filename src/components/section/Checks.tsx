import { Icon } from '../ui/icons/Icon.tsx'
import * as styles from './lists.css.ts'

/** A list of ticked lines. */
export const Checks = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.checks}>
    {items.map(item => (
      <li key={item} className={styles.check}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)

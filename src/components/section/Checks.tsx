import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './Checks.css.ts'

/** What is done, one line each, ticked. */
export const Checks = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.items}>
    {items.map(item => (
      <li key={item} className={styles.item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)

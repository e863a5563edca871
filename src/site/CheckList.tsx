import { Heading } from '../ui/Heading.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './CheckList.css.ts'

type CheckListProps = { title: string; intro?: string; items: string[] }

/** A titled list of what a module does, one line each. */
export function CheckList({ title, intro, items }: CheckListProps) {
  return (
    <section className={styles.list}>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {intro && (
        <Text size="lead" tone="soft">
          {intro}
        </Text>
      )}
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item} className={styles.item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

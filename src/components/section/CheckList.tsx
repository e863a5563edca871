import { Heading } from '../../ui/Heading.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './CheckList.css.ts'
import { Checks } from './Checks.tsx'

type CheckListProps = { title: string; intro?: string; items: readonly string[] }

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
      <div className={styles.items}>
        <Checks items={items} />
      </div>
    </section>
  )
}

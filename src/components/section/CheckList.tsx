import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import { Checks } from './Checks.tsx'
import * as styles from './lists.css.ts'

type CheckListProps = { title: string; intro?: string; items: readonly string[] }

/** A titled list of features, one line each. */
export function CheckList({ title, intro, items }: CheckListProps) {
  return (
    <section className={styles.checkList}>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {intro && (
        <Text size="lead" tone="soft">
          {intro}
        </Text>
      )}
      <div className={styles.pairedChecks}>
        <Checks items={items} />
      </div>
    </section>
  )
}

import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Pillars.css.ts'

type PillarsProps = { id: string; title: string; items: { title: string; text: string }[] }

/** Principles side by side under one rule: as many columns as pillars on wide screens. */
export function Pillars({ id, title, items }: PillarsProps) {
  return (
    <>
      <div className={styles.title}>
        <Heading level={2} size="heading" id={id}>
          {title}
        </Heading>
      </div>
      <div className={styles.pillars} data-count={items.length}>
        {items.map(item => (
          <div key={item.title} className={styles.pillar}>
            <Heading level={3} size="subheading">
              {item.title}
            </Heading>
            <Text size="small" tone="soft">
              {item.text}
            </Text>
          </div>
        ))}
      </div>
    </>
  )
}

import { Heading } from '../ui/Heading.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Wrap } from '../ui/layout/Wrap.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Pillars.css.ts'

type PillarsProps = {
  id: string
  title: string
  /** Three or five in a row, or six in two rows. `fact` is the figure behind a pillar. */
  items: readonly { fact?: string; title: string; text: string }[]
  space?: 'normal' | 'end'
}

/** Principles side by side: one column each on wide screens, three columns if there are six. */
export function Pillars({ id, title, items, space = 'end' }: PillarsProps) {
  return (
    <Section space={space} labelledBy={id}>
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id={id}>
            {title}
          </Heading>
        </div>
        <div className={styles.pillars} data-count={items.length}>
          {items.map(({ fact, title, text }) => (
            <div key={title} className={styles.pillar}>
              {fact && <p className={styles.fact}>{fact}</p>}
              <Heading level={3} size="subheading">
                {title}
              </Heading>
              <Text size="small" tone="soft">
                {text}
              </Text>
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  )
}

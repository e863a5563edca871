import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Wrap } from '../ui/layout/Wrap.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './SplitSection.css.ts'

type SplitSectionProps = {
  /** Unique on the page: the id of the heading, for links. */
  id: string
  title: string
  lead?: ReactNode
  /** Below the text, such as a button. */
  action?: ReactNode
  /** Beside the text: a list, a table, questions. */
  children: ReactNode
  space?: 'normal' | 'end'
}

/** A section in two columns: heading and text, and beside them the contents. */
export function SplitSection({ id, title, lead, action, children, space = 'end' }: SplitSectionProps) {
  return (
    <Section space={space} labelledBy={id}>
      <Wrap>
        <div className={styles.split}>
          <div className={styles.words}>
            <Heading level={2} size="heading" id={id}>
              {title}
            </Heading>
            {lead && (
              <Text size="lead" tone="soft">
                {lead}
              </Text>
            )}
            {action}
          </div>
          <div className={styles.matter}>{children}</div>
        </div>
      </Wrap>
    </Section>
  )
}

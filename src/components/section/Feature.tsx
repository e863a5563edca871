import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Feature.css.ts'

type FeatureProps = {
  /** The id of the heading, if the section is labelled by it. */
  id?: string
  level?: 2 | 3
  title: string
  lead: ReactNode
  /** Below the text: facts, a list, more text. */
  children?: ReactNode
  /** One link or button. */
  action?: ReactNode
  scene: ReactNode
  /** Puts the text at the end of the line instead of its start. */
  mirrored?: boolean
}

/** One feature of the product: text beside an illustration. */
export function Feature({
  id,
  level = 2,
  title,
  lead,
  children,
  action,
  scene,
  mirrored = false,
}: FeatureProps) {
  return (
    <div className={styles.row} data-mirrored={mirrored} data-reveal="">
      <div className={styles.words}>
        <Heading level={level} size="heading" id={id}>
          {title}
        </Heading>
        <div className={styles.lead}>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </div>
        {children && <div className={styles.more}>{children}</div>}
        {action}
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  )
}

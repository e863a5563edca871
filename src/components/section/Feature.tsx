import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './Feature.css.ts'

type FeatureProps = {
  /** The heading's id, where a section is named by it. */
  id?: string
  level?: 2 | 3
  title: string
  lead: ReactNode
  /** Under the words: facts, a list, more text. */
  children?: ReactNode
  /** The one link or button that leads on. */
  action?: ReactNode
  scene: ReactNode
  /** Words at the end of the line instead of its start. */
  mirrored?: boolean
}

/** What one part of the product does: words beside a scene. */
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

import type { ReactNode } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Text } from '../../ui/Text.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import * as styles from './FeatureRow.css.ts'

type FeatureRowProps = {
  title: string
  lead: string
  facts?: { term: string; detail: string }[]
  link: { href: string; label: string }
  scene: ReactNode
  /** Words at the end of the line instead of its start. */
  mirrored?: boolean
}

/** What one part of the product does: words beside a scene. */
export function FeatureRow({ title, lead, facts, link, scene, mirrored = false }: FeatureRowProps) {
  return (
    <div className={styles.row} data-mirrored={mirrored} data-reveal="">
      <div className={styles.words}>
        <Heading level={3} size="heading">
          {title}
        </Heading>
        <div className={styles.lead}>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </div>
        {facts && (
          <div className={styles.facts}>
            <FactList items={facts} />
          </div>
        )}
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  )
}

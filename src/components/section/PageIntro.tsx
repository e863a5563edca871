import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { PagePath } from '../../content/pages.ts'
import { DemoButton } from '../DemoButton.tsx'
import { navigationLabel } from '../navigation.ts'
import { sectionOf } from '../products.ts'
import { Heading } from '../ui/Heading.tsx'
import { Wrap } from '../ui/layout/Wrap.tsx'
import { Text } from '../ui/Text.tsx'
import { Crumbs } from './Crumbs.tsx'
import * as styles from './PageIntro.css.ts'

type PageIntroProps = {
  /** The page that it introduces, for the breadcrumb trail. */
  page: PagePath
  badge?: string
  title: string
  lead: string
  demo?: boolean
  picture?: ReactNode
}

/** The top of a page: breadcrumbs, badge, title, introduction, link to the contact form, and a picture. */
export function PageIntro({ page, badge, title, lead, demo = true, picture }: PageIntroProps) {
  const { i18n } = useLingui()
  const section = sectionOf(page)
  return (
    <Wrap>
      <header className={styles.intro}>
        <div className={styles.above}>
          <Crumbs
            above={section ? [{ to: section, label: i18n._(navigationLabel(section)) }] : []}
            here={i18n._(navigationLabel(page))}
          />
          {badge && <p className={styles.badge}>{badge}</p>}
        </div>
        <div className={styles.title}>
          <Heading level={1} size="title">
            {title}
          </Heading>
        </div>
        <div className={styles.words}>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
          {demo && <DemoButton />}
        </div>
      </header>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Wrap>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import * as styles from './PageIntro.css.ts'
import { useHref } from './useHref.ts'

type PageIntroProps = { badge?: string; title: string; lead: string; demo?: boolean; picture?: ReactNode }

/** How a solution or service page opens: badge, title, introduction, the way to a demonstration, and its picture. */
export function PageIntro({ badge, title, lead, demo = true, picture }: PageIntroProps) {
  const href = useHref()
  return (
    <Wrap>
      <header className={styles.intro}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <div className={styles.title}>
          <Heading level={1} size="title">
            {title}
          </Heading>
        </div>
        <div className={styles.words}>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
          {demo && (
            <ButtonLink href={href('/contact')} tone="primary" arrow>
              <Trans>Demander une démo</Trans>
            </ButtonLink>
          )}
        </div>
      </header>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Wrap>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import closeUrl from '#engraved/close.svg?url'
import type { PagePath } from '../../content/pages.ts'
import { ButtonLink } from '../links.tsx'
import { demo } from '../navigation.ts'
import { Heading } from '../ui/Heading.tsx'
import { Wrap } from '../ui/layout/Wrap.tsx'
import * as styles from './ClosingBlock.css.ts'

type ClosingBlockProps = {
  /** A short text; by default the one of all pages. */
  children?: ReactNode
  /** A second link; by default to the blog. */
  secondary?: { to: PagePath; label: ReactNode }
}

/** The crimson block at the end of a page, with the link to the contact form. */
export function ClosingBlock({ children, secondary }: ClosingBlockProps) {
  const { i18n } = useLingui()
  return (
    <Wrap>
      <div className={styles.plate}>
        <img className={styles.engraving} src={closeUrl} alt="" width={780} height={780} loading="lazy" />
        <div className={styles.title}>
          <Heading level={2} size="title">
            {children ?? <Trans>Voyez votre propre position, avec vos propres banques.</Trans>}
          </Heading>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={demo.path} tone="inverse" arrow>
            {i18n._(demo.label)}
          </ButtonLink>
          <ButtonLink to={secondary?.to ?? '/blog'} tone="outline">
            {secondary?.label ?? <Trans>Lire le blog</Trans>}
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  )
}

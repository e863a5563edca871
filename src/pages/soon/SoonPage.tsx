import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import unfinished from '#engraved/unfinished.svg?url'
import unfinishedDark from '#engraved/unfinished-dark.svg?url'
import { ButtonLink, Link } from '../../components/links.tsx'
import { navigationLabel } from '../../components/navigation.ts'
import { Heading } from '../../components/ui/Heading.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { PagePath } from '../../content/pages.ts'
import * as styles from './SoonPage.css.ts'

/** A page that is not ready yet: its name, a link home, and where to go meanwhile. */
export function SoonPage() {
  const { i18n } = useLingui()
  const path = useLocation({ select: location => location.pathname })
  const name = i18n._(navigationLabel(path as PagePath))
  return (
    <Wrap>
      <div className={styles.soon}>
        <picture className={styles.rosette}>
          <source media="(prefers-color-scheme: dark)" srcSet={unfinishedDark} />
          <img src={unfinished} alt="" width={620} height={620} />
        </picture>
        <div className={styles.words}>
          <Heading level={1} size="title">
            <Trans>Cette page n’est pas encore en ligne.</Trans>
          </Heading>
          <Text size="lead" tone="soft">
            <Trans>La page « {name} » arrive. En attendant, le blog et les solutions sont ouverts.</Trans>
          </Text>
          <ButtonLink to="/" tone="primary" arrow>
            <Trans>Retour à l’accueil</Trans>
          </ButtonLink>
          <ul className={styles.elsewhere}>
            <li>
              <Link to="/blog">
                <Trans>Blog</Trans>
              </Link>
            </li>
            <li>
              <Link to="/solution">
                <Trans>Solutions</Trans>
              </Link>
            </li>
            <li>
              <Link to="/contact">
                <Trans>Contact</Trans>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </Wrap>
  )
}

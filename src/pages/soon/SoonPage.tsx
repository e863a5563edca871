import { Trans, useLingui } from '@lingui/react/macro'
import unfinished from '#engraved/unfinished.svg?url'
import unfinishedDark from '#engraved/unfinished-dark.svg?url'
import { Link } from '../../site/Link.tsx'
import { navigationLabel } from '../../site/navigation.ts'
import { useHref } from '../../site/useHref.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PaintMark } from '../../ui/PaintMark.tsx'
import { Text } from '../../ui/Text.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import * as styles from './SoonPage.css.ts'
import type { SoonPath } from './soonHead.ts'

/** A page that is still being engraved: its name, the way home, and where to go meanwhile. */
export function SoonPage({ path }: { path: SoonPath }) {
  const { i18n } = useLingui()
  const href = useHref()
  const name = i18n._(navigationLabel(path))
  return (
    <Wrap>
      <div className={styles.soon}>
        <div className={styles.words}>
          <Heading level={1} size="title">
            <Trans>Cette planche n’est pas encore gravée.</Trans>
          </Heading>
          <Text size="lead" tone="soft">
            <Trans>La page « {name} » arrive. En attendant, le blog et les solutions sont ouverts.</Trans>
          </Text>
          <ButtonLink href={href('/')} tone="primary" arrow>
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
        <picture className={styles.rosette}>
          <source media="(prefers-color-scheme: dark)" srcSet={unfinishedDark} />
          <img src={unfinished} alt="" width={620} height={620} />
        </picture>
      </div>
      <PaintMark />
    </Wrap>
  )
}

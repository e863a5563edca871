import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { TextLink } from '../../components/links.tsx'
import { navigationLabel, navigationPaths } from '../../components/navigation.ts'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { nearest } from '../../content/nearest.ts'
import * as styles from './OverviewPage.css.ts'
import { OverviewPage } from './OverviewPage.tsx'

/** The page for unknown addresses: the overview. */
export function UnknownPage() {
  const path = useLocation({ select: location => location.pathname })
  return (
    <>
      <UnknownAddress path={path} />
      <OverviewPage />
    </>
  )
}

function UnknownAddress({ path }: { path: string }) {
  const { i18n } = useLingui()
  const guess = nearest(path, navigationPaths)
  return (
    <Wrap>
      <div className={styles.line} role="status">
        <p>
          {path === '/404' ? (
            <Trans>Cette adresse n’existe pas ; voici toutes nos solutions.</Trans>
          ) : (
            <Trans>
              L’adresse <code className={styles.address}>{path}</code> n’existe pas ; voici toutes nos
              solutions.
            </Trans>
          )}
        </p>
        {guess && (
          <TextLink to={guess}>
            <Trans comment="a page whose address is like the one typed">
              Vous cherchiez {i18n._(navigationLabel(guess))} ?
            </Trans>
          </TextLink>
        )}
      </div>
    </Wrap>
  )
}

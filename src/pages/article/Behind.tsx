import { Trans } from '@lingui/react/macro'
import { defaultLocale } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { Text } from '../../ui/Text.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Says above an article that its source has changed since it was translated. */
export function Behind({ path }: { path: string }) {
  return (
    <Text as="div" size="small" tone="soft">
      <p>
        <Trans comment="above a translated article">L’article a été modifié depuis cette traduction.</Trans>
      </p>
      <TextLink href={localizePath(path, defaultLocale)}>
        <Trans comment="follows “the article has changed since it was translated”; the original is in French">
          Lire la version à jour, en français
        </Trans>
      </TextLink>
    </Text>
  )
}

import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { Heading } from '../components/ui/Heading.tsx'
import { Wrap } from '../components/ui/layout/Wrap.tsx'
import { Text } from '../components/ui/Text.tsx'
import { useLocale } from '../components/useLocale.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { localizePath } from '../i18n/paths.ts'
import * as styles from './Failure.css.ts'

/** Not in a catalog: the catalog may be what failed to load. */
type FailureWords = { title: string; text: string; reload: string; home: string }

const words: { [defaultLocale]: FailureWords } & { [locale in Locale]?: FailureWords } = {
  fr: {
    title: 'Cette page n’a pas pu s’afficher.',
    text: 'La connexion a peut-être été coupée, ou une nouvelle version du site vient d’être publiée. Rechargez la page\u00a0: rien n’est perdu.',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'This page could not be shown.',
    text: 'The connection may have dropped, or a new version of the site has just been published. Reload the page: nothing is lost.',
    reload: 'Reload the page',
    home: 'Back to home',
  },
}

/**
 * Shown in place of a page whose code or data could not be loaded; in development with the error, which says the fix.
 * Both links load a page from the server.
 */
export function Failure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const locale = useLocale()
  const path = useLocation({ select: location => location.pathname })
  const spoken = words[locale] ? locale : defaultLocale
  const { title, text, reload, home } = words[spoken] as FailureWords
  return (
    <Wrap>
      <div className={styles.failure} role="alert" lang={spoken}>
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Text size="lead" tone="soft">
          {text}
        </Text>
        {import.meta.env.DEV && <Text>{String(error)}</Text>}
        <div className={styles.actions}>
          <ButtonLink href={localizePath(path, locale)} tone="primary" pageLoad>
            {reload}
          </ButtonLink>
          <ButtonLink href={localizePath('/', locale)} tone="secondary" pageLoad>
            {home}
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  )
}

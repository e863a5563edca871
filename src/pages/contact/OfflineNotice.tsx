import { useLingui } from '@lingui/react/macro'
import { Alert } from '../../ui/Alert.tsx'

/** Says that there is no connection, or that there is one again, and what is left to do. */
export function OfflineNotice({ returned, kept }: { returned: boolean; kept: boolean }) {
  const { t } = useLingui()
  if (returned) {
    return (
      <Alert sign="positive" tone="positive" role="status" title={t`La connexion est revenue`}>
        {t`Faites la vérification, puis envoyez : un clic suffit.`}
      </Alert>
    )
  }
  return (
    <Alert sign="offline" role="status" title={t`Vous êtes hors ligne`}>
      {kept
        ? t`Votre message est gardé sur cet appareil. Au retour du réseau, il restera la vérification et un clic.`
        : t`Gardez cette page ouverte. Au retour du réseau, il restera la vérification et un clic.`}
    </Alert>
  )
}

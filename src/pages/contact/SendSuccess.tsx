import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Link } from '../../components/links.tsx'
import { Alert } from '../../ui/Alert.tsx'

/** The request has arrived. */
export function SendSuccess({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  return (
    <Alert
      ref={ref}
      sign="positive"
      tone="positive"
      role="alert"
      title={t({ message: `Message réçu avec succès`, comment: 'specified text; its spelling is intended' })}
      action={
        <Link to="/">
          <Trans>Fermer</Trans>
        </Link>
      }
    >
      <Trans>Un spécialiste de la trésorerie le lit et vous appelle.</Trans>
    </Alert>
  )
}

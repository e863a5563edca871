import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { useHydrated } from '../../../app/hydration/useHydrated.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { Spinner } from '../../../components/ui/Spinner.tsx'
import type { Sending } from './useSend.ts'

type SendButtonProps = { sending: Sending; solved: boolean; offline: boolean; ref: Ref<HTMLButtonElement> }

const reasonId = 'contact-send-reason'

/**
 * Enabled once the captcha is solved and there is a connection. Until then it can be focused and says what is missing;
 * before hydration it is disabled, because the browser would submit the form.
 */
export function SendButton({ sending, solved, offline, ref }: SendButtonProps) {
  const live = useHydrated()
  const busy = sending === 'sending'
  const failed = sending !== 'idle' && sending !== 'sent'
  return (
    <>
      <Button
        ref={ref}
        tone="primary"
        size="large"
        type="submit"
        disabled={!live}
        aria-disabled={!solved || offline || busy}
        aria-describedby={solved ? undefined : reasonId}
        aria-busy={busy}
      >
        {busy ? (
          <>
            <Spinner />
            <Trans>Envoi en cours…</Trans>
          </>
        ) : offline ? (
          <Trans>Envoyer au retour du réseau</Trans>
        ) : failed ? (
          <Trans>Renvoyer le message</Trans>
        ) : (
          <Trans>Envoyer la demande</Trans>
        )}
      </Button>
      {!solved && (
        <span id={reasonId} hidden>
          <Trans comment="why the send button is inactive">Faites d’abord la vérification anti-robot.</Trans>
        </span>
      )}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Sending } from './useSend.ts'

type SendButtonProps = { sending: Sending; solved: boolean; offline: boolean; ref: Ref<HTMLButtonElement> }

/** Enabled once the captcha is solved and there is a connection. */
export function SendButton({ sending, solved, offline, ref }: SendButtonProps) {
  const busy = sending === 'sending'
  const failed = sending !== 'idle' && sending !== 'sent'
  return (
    <Button
      ref={ref}
      tone="primary"
      size="large"
      type="submit"
      disabled={!solved || offline || busy}
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
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../components/ui/Alert.tsx'
import type { FailureKind } from '../mail/failure.ts'
import { Reach } from '../Reach.tsx'

/** What to do about each kind of failure. */
function Help({ kind }: { kind: FailureKind }) {
  if (kind === 'throttled') return <Trans>Trop de messages à la fois : attendez une minute.</Trans>
  if (kind === 'network') return <Trans>Vérifiez votre connexion, puis renvoyez.</Trans>
  if (kind === 'timeout')
    return (
      <Trans comment="followed by a phone number and an e-mail address">
        Le service d’envoi n’a pas répondu en une demi-minute : votre message est peut-être arrivé.
        Renvoyez-le, ou joignez-nous : <Reach />.
      </Trans>
    )
  if (kind === 'unexpected')
    return (
      <Trans comment="followed by a phone number and an e-mail address">
        Ce n’est pas le service d’envoi qui a répondu, mais sans doute la page de connexion d’un réseau.
        Connectez-vous, puis renvoyez, ou joignez-nous : <Reach />.
      </Trans>
    )
  if (kind === 'server')
    return (
      <Trans comment="followed by a phone number and an e-mail address">
        Le service d’envoi est en panne : réessayez dans quelques minutes, ou joignez-nous : <Reach />.
      </Trans>
    )
  if (kind === 'headless')
    return (
      <Trans comment="followed by a phone number and an e-mail address">
        Le service d’envoi prend ce navigateur pour un automate. Essayez-en un autre, ou joignez-nous :{' '}
        <Reach />.
      </Trans>
    )
  if (kind === 'invalid')
    return (
      <Trans comment="followed by a phone number and an e-mail address">
        Le service d’envoi ne comprend pas cette demande. Joignez-nous plutôt : <Reach />.
      </Trans>
    )
  return (
    <Trans comment="followed by a phone number and an e-mail address">
      Le service d’envoi refuse cette demande. Joignez-nous plutôt : <Reach />.
    </Trans>
  )
}

/** Says that the request was not sent, and what to do about it. */
export function SendFailure({ kind }: { kind: FailureKind }) {
  const { t } = useLingui()
  const text = t({
    message: `Un problème est survenu lors de l'envoi du message. Renvoyer votre message !`,
    comment: 'specified text, to the letter',
  })
  return (
    <Alert icon="critical" tone="critical" role="alert" title={text}>
      <p>
        <Help kind={kind} />
      </p>
      <p>
        <Trans>Rien de ce que vous avez tapé n’est perdu.</Trans>
      </p>
    </Alert>
  )
}

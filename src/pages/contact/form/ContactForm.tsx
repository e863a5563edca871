import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref, SubmitEvent } from 'react'
import { useHydrated } from '../../../app/hydration/useHydrated.ts'
import { Link } from '../../../components/links.tsx'
import { Alert } from '../../../components/ui/Alert.tsx'
import { panel } from '../../../components/ui/panel.css.ts'
import { WithoutScripts } from '../../../components/WithoutScripts.tsx'
import { type FieldName, fieldNames } from '../mail/fields.ts'
import { Reach } from '../Reach.tsx'
import { CaptchaBox } from './CaptchaBox.tsx'
import * as styles from './ContactForm.css.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { fetchRules } from './resolver.ts'
import { SendButton } from './SendButton.tsx'
import { SendFailure } from './SendFailure.tsx'
import { useContactForm } from './useContactForm.ts'

/** Confirms that the request was sent. */
function SendSuccess({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  return (
    <Alert
      ref={ref}
      icon="positive"
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

/** Says that the connection is lost or restored, and what to do. */
function OfflineNotice({ returned, kept }: { returned: boolean; kept: boolean }) {
  const { t } = useLingui()
  if (returned) {
    return (
      <Alert icon="positive" tone="positive" role="status" title={t`La connexion est revenue`}>
        {t`Faites la vérification, puis envoyez : un clic suffit.`}
      </Alert>
    )
  }
  return (
    <Alert icon="offline" role="status" title={t`Vous êtes hors ligne`}>
      {kept
        ? t`Votre message est gardé sur cet appareil. Au retour du réseau, il restera la vérification et un clic.`
        : t`Gardez cette page ouverte. Au retour du réseau, il restera la vérification et un clic.`}
    </Alert>
  )
}

/** Without scripts the form cannot be sent: says so, and gives other ways to get in touch. */
const NoScripts = () => (
  <WithoutScripts
    off={
      <Trans comment="followed by a phone number and an e-mail address">
        L’envoi de ce formulaire demande des scripts, que votre navigateur n’exécute pas. Joignez-nous
        directement : <Reach />.
      </Trans>
    }
    failed={
      <Trans comment="followed by a phone number and an e-mail address">
        Les scripts de ce formulaire n’ont pas pu être chargés, il ne peut donc rien envoyer. Rechargez la
        page, ou joignez-nous directement : <Reach />.
      </Trans>
    }
  />
)

/** The contact form. Messages about the whole form are above the fields, those about sending below. */
export function ContactForm() {
  const { t } = useLingui()
  const { form, draft, connection, captcha, sending, attempt, prefilled, places, solved, submit, clear } =
    useContactForm()
  const live = useHydrated()
  const offline = connection === 'offline'
  const busy = sending === 'sending'
  const failed = sending !== 'idle' && sending !== 'sent' && !busy

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  const hints: { [name in FieldName]?: string } = {
    message: prefilled
      ? t`Nous avons écrit la première ligne d’après le lien que vous avez suivi ; changez-la à votre gré.`
      : t`Sans numéro de compte ni coordonnées bancaires : nous n’en avons pas besoin.`,
  }
  return (
    <form
      ref={places.form}
      method="post"
      aria-label={t`Demande de démonstration`}
      className={`${panel} ${styles.form}`}
      onSubmit={onSubmit}
      onInput={draft.typed}
      onFocus={() => void fetchRules().catch(() => {})}
    >
      <NoScripts />
      {sending === 'sent' && <SendSuccess ref={places.success} />}
      {connection !== 'online' && sending !== 'sent' && (
        <OfflineNotice returned={!offline} kept={!draft.refused} />
      )}
      {draft.news && <DraftNotice news={draft.news} onClear={clear} onRestore={draft.restore} />}
      {attempt.atFault.length > 0 && (
        <ErrorSummary
          key={`faults ${attempt.count}`}
          names={attempt.atFault}
          control={form.control}
          onFollow={name => form.setFocus(name)}
        />
      )}
      {fieldNames.map(name => (
        <FormField key={name} name={name} form={form} hint={hints[name]} readOnly={busy} />
      ))}
      <CaptchaBox ref={places.captcha} captcha={captcha} offline={offline} />
      {(attempt.unsolved || captcha.expired) && !solved && (
        <Alert
          key={`unsolved ${attempt.count}`}
          icon="critical"
          tone="critical"
          role="alert"
          title={t({ message: `Veuillez compléter le captcha.`, comment: 'specified text, to the letter' })}
        />
      )}
      {failed && <SendFailure kind={sending} />}
      <div className={styles.foot}>
        <SendButton ref={places.button} sending={sending} solved={solved} offline={offline} />
        <p className={styles.note}>
          {draft.refused ? (
            <Trans>
              Tous les champs sont obligatoires. Votre navigateur ne garde pas ce que vous tapez : laissez
              cette page ouverte jusqu’à l’envoi.
            </Trans>
          ) : (
            <Trans>
              Tous les champs sont obligatoires. Ce que vous tapez reste sur cet appareil jusqu’à l’envoi ;
              passé sept jours, votre prochaine visite l’efface.
            </Trans>
          )}{' '}
          <Link to="/privacy">
            <Trans>Confidentialité</Trans>
          </Link>
        </p>
        <button type="button" className={styles.clear} disabled={!live} onClick={clear}>
          <Trans comment="button: clears the form and what was kept of it">Effacer ce que j’ai tapé</Trans>
        </button>
      </div>
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { Link } from '../../components/links.tsx'
import { useHydrated } from '../../components/useHydrated.ts'
import { type FieldName, fieldNames } from '../../mail/fields.ts'
import { Alert } from '../../ui/Alert.tsx'
import { CaptchaBox } from './CaptchaBox.tsx'
import * as styles from './ContactForm.css.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { NoScripts } from './NoScripts.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { fetchRules } from './resolver.ts'
import { SendButton } from './SendButton.tsx'
import { SendFailure } from './SendFailure.tsx'
import { SendSuccess } from './SendSuccess.tsx'
import { useContactForm } from './useContactForm.ts'

/** The form that asks for a demonstration. Messages about all of it stand above the fields, those of sending below. */
export function ContactForm() {
  const { t } = useLingui()
  const { form, draft, connection, captcha, sending, attempt, prefilled, places, solved, submit, clear } =
    useContactForm()
  const live = useHydrated()
  const offline = connection === 'offline'
  const busy = sending === 'sending'
  const failed = sending !== 'idle' && sending !== 'sent' && !busy

  // A disabled button keeps Enter from submitting: the form answers by itself.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing || (target as Element).tagName !== 'INPUT') return
    event.preventDefault()
    submit()
  }
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
      className={styles.form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
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
          sign="critical"
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
              Tous les champs sont obligatoires. Ce que vous tapez reste sur cet appareil, sept jours au plus,
              jusqu’à l’envoi.
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

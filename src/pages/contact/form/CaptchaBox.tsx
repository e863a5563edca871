import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { useHydrated } from '../../../app/hydration/useHydrated.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { StatusIcon } from '../../../components/ui/StatusIcon.tsx'
import { Reach } from '../Reach.tsx'
import * as styles from './CaptchaBox.css.ts'
import type { Captcha } from './useCaptcha.ts'

/** The width of hCaptcha's widget, in px. */
const room = 303

/** The captcha: first what it loads and when, then the widget; there is always a way around it. */
export function CaptchaBox({
  captcha,
  offline,
  ref,
}: {
  captcha: Captcha
  offline: boolean
  ref: RefObject<HTMLDivElement | null>
}) {
  const { t } = useLingui()
  const { phase, attempt, expired, Widget, load, onReady, onSolved, onExpired, onError } = captcha
  const live = useHydrated()
  const [width, setWidth] = useState(room)
  const measure = (place: HTMLDivElement | null) => {
    if (place?.clientWidth) setWidth(place.clientWidth)
  }
  // The button disappears when it is pressed: the box keeps the focus.
  const begin = () => {
    ref.current?.focus()
    load()
  }
  const label = t`Vérification anti-robot`
  if (phase === 'idle' || phase === 'failed') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line everywhere
      <div
        ref={ref}
        role="group"
        aria-label={label}
        tabIndex={-1}
        data-network=""
        className={phase === 'idle' ? styles.idle : styles.failed}
      >
        {phase === 'idle' ? (
          <div>
            <p className={styles.title}>{label}</p>
            <p className={styles.text}>
              <Trans>
                Elle charge un script de hCaptcha, un tiers établi aux États-Unis, à partir de ce clic
                seulement.
              </Trans>
            </p>
          </div>
        ) : (
          <div role="alert">
            <p className={styles.title}>
              <StatusIcon />
              <Trans>La vérification n’a pas pu se charger.</Trans>
            </p>
            <p className={styles.text}>
              <Trans comment="followed by a phone number and an e-mail address">
                Un bloqueur ou le réseau de l’entreprise l’arrête peut-être. Vous pouvez aussi nous joindre
                sans elle : <Reach />.
              </Trans>
            </p>
          </div>
        )}
        <Button tone="secondary" size="small" disabled={offline || !live} onClick={begin}>
          {phase === 'idle' ? <Trans>Charger la vérification</Trans> : <Trans>Réessayer</Trans>}
        </Button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} data-network="" className={styles.open}>
      <div ref={measure} className={styles.widget}>
        {Widget && (
          <Widget key={attempt} compact={width < room} {...{ onReady, onSolved, onExpired, onError }} />
        )}
      </div>
      <p role="status" className={styles.text}>
        {phase === 'loading' && <Trans>La vérification se charge…</Trans>}
        {phase === 'solved' && <Trans>Vérification réussie : vous pouvez envoyer.</Trans>}
        {expired && <Trans>La vérification a expiré : refaites-la avant d’envoyer.</Trans>}
      </p>
      <p className={styles.text}>
        <Trans comment="the captcha; followed by a phone number and an e-mail address">
          Vous ne pouvez pas la faire ? <Reach />
        </Trans>
      </p>
    </div>
  )
}

import HCaptcha from '@hcaptcha/react-hcaptcha'
import { useLocale } from '../../components/useLocale.ts'
import { mailSettings } from '../../mail/settings.ts'

const host = /^https:\/\/([\w-]+\.)*hcaptcha\.com\//

/**
 * Lets hCaptcha work under trusted types, which it does not know: its scripts are fetched from its own hosts and no
 * others. HTML passes, for it makes pictures of it; what a script could hide in there, the policy keeps from running.
 * Only the policy of the form's page allows this at all.
 */
function trustCaptcha(): void {
  const types = globalThis.trustedTypes
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', {
    createHTML: html => html,
    createScriptURL: url => (host.test(url) ? url : null),
  })
}

/** Whether the visitor's device asks for dark colours. */
const prefersDark = (): boolean => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false

export type CaptchaWidgetProps = {
  /** Where its full width of 303 px finds no room. */
  compact: boolean
  onReady: () => void
  onSolved: () => void
  onExpired: () => void
  onError: (code: string) => void
}

trustCaptcha()

/** hCaptcha's own widget, in the page's language. Its script is asked for when this is mounted. */
export const CaptchaWidget = ({ compact, onReady, onSolved, onExpired, onError }: CaptchaWidgetProps) => (
  <HCaptcha
    sitekey={mailSettings.captchaKey}
    languageOverride={useLocale()}
    theme={prefersDark() ? 'dark' : 'light'}
    size={compact ? 'compact' : 'normal'}
    sentry={false}
    onReady={onReady}
    onVerify={onSolved}
    onExpire={onExpired}
    onError={onError}
  />
)

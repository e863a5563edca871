import HCaptcha from '@hcaptcha/react-hcaptcha'
import { useLocale } from '../../../components/useLocale.ts'
import { mailSettings } from '../mail/settings.ts'
import { trustCaptcha } from './captchaTrust.ts'
import { prefersDark } from './prefersDark.ts'

export type CaptchaWidgetProps = {
  /** Where the full width of 303 px does not fit. */
  compact: boolean
  onReady: () => void
  /** Receives the token that proves it. */
  onSolved: (token: string) => void
  onExpired: () => void
  onError: (code: string) => void
}

trustCaptcha()

/** hCaptcha's widget in the page's language. Mounting it loads its script. */
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

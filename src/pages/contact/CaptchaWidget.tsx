import HCaptcha from '@hcaptcha/react-hcaptcha'
import { useLocale } from '../../components/useLocale.ts'
import { mailSettings } from '../../mail/settings.ts'
import { trustCaptcha } from './captchaTrust.ts'
import { prefersDark } from './prefersDark.ts'

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

import type { ReactNode } from 'react'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { StatusIcon, type StatusIconName } from '../ui/StatusIcon.tsx'
import * as styles from './Bar.css.ts'

type BarProps = {
  icon?: StatusIconName
  /** The language of the text, if it is not the page's. */
  locale?: Locale
  /** Without a text only the live region is rendered, so that a text added later is announced. */
  text: ReactNode
  action?: ReactNode
  closing: string
  onClose: () => void
}

/** A notice at the lower edge of the window. */
export function Bar({ icon, locale, text, action, closing, onClose }: BarProps) {
  return (
    <div role="status" lang={locale} dir={locale && direction(locale)}>
      {text && (
        <div className={styles.notice}>
          {icon && <StatusIcon name={icon} />}
          <p className={styles.text}>{text}</p>
          {action}
          <IconButton plain label={closing} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

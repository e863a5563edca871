import type { ReactNode, Ref } from 'react'
import * as styles from './Alert.css.ts'
import { StatusIcon, type StatusIconName } from './StatusIcon.tsx'

type AlertProps = {
  tone?: keyof typeof styles.tone
  icon: StatusIconName
  /** How it is announced: at once (`alert`) or after a pause (`status`). */
  role: 'alert' | 'status'
  title: ReactNode
  /** An action, at the end of the line. */
  action?: ReactNode
  /** For scrolling to it and focusing it. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A message in the page about something that just happened. */
export function Alert({ tone = 'plain', icon, role, title, action, ref, children }: AlertProps) {
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={`${styles.alert} ${styles.tone[tone]}`}
    >
      <StatusIcon name={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

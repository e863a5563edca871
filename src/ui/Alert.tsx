import type { ReactNode, Ref } from 'react'
import * as styles from './Alert.css.ts'
import { StatusIcon, type StatusIconName } from './StatusIcon.tsx'

type AlertProps = {
  tone?: keyof typeof styles.tone
  icon: StatusIconName
  /** How it is read out: at once (`alert`) or when there is a pause (`status`). */
  role: 'alert' | 'status'
  title: ReactNode
  /** What can be done about it, at the end of the line. */
  action?: ReactNode
  /** To bring it into view, and the focus to it. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A message about what just happened, in its place in the page. */
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

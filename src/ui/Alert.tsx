import type { ReactNode, Ref } from 'react'
import { Alarm, type AlarmName } from './Alarm.tsx'
import * as styles from './Alert.css.ts'

type AlertProps = {
  tone?: keyof typeof styles.tone
  sign: AlarmName
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
export function Alert({ tone = 'plain', sign, role, title, action, ref, children }: AlertProps) {
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={`${styles.alert} ${styles.tone[tone]}`}
    >
      <Alarm name={sign} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

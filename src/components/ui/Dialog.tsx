import type { ComponentProps, ReactNode } from 'react'
import * as styles from './Dialog.css.ts'

type DialogProps = Omit<ComponentProps<'dialog'>, 'className'> & {
  size: keyof typeof styles.sizes
  /** The header, which stays in place while the rest scrolls. */
  top: ReactNode
}

/** A modal dialog; full screen on phones. The parent opens it through its `ref`. */
export const Dialog = ({ size, top, children, ...rest }: DialogProps) => (
  <dialog className={styles.sizes[size]} {...rest}>
    <div className={styles.panel}>
      <div className={styles.top}>{top}</div>
      {children}
    </div>
  </dialog>
)

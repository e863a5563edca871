import type { ComponentProps, ReactNode } from 'react'
import * as styles from './Dialog.css.ts'

type DialogProps = Omit<ComponentProps<'dialog'>, 'className'> & {
  size: keyof typeof styles.sizes
  /** The line that stays while the rest is scrolled. */
  top: ReactNode
}

/** A window over the page; on a telephone it takes the whole screen. Who renders it opens it, by its `ref`. */
export const Dialog = ({ size, top, children, ...rest }: DialogProps) => (
  <dialog className={styles.sizes[size]} {...rest}>
    <div className={styles.panel}>
      <div className={styles.top}>{top}</div>
      {children}
    </div>
  </dialog>
)

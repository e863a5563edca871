import type { ReactNode, Ref } from 'react'
import * as styles from './IconButton.css.ts'

type IconButtonProps = {
  /** The accessible name. */
  label: string
  /** The id of the element that it opens and closes. */
  controls?: string
  /** The id of the popover that it closes without scripts. */
  hides?: string
  disabled?: boolean
  /** Without a border, for bars and notices. */
  plain?: boolean
  /** The value, for scripts that handle its clicks. */
  value?: string
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A square button with an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, controls, hides, plain = false, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-controls={controls}
      {...(hides && { popoverTarget: hides, popoverTargetAction: 'hide' as const })}
      className={`${styles.button} ${plain ? styles.plain : styles.framed}`}
    >
      {children}
    </button>
  )
}

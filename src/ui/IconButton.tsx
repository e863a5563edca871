import type { ReactNode, Ref } from 'react'
import * as styles from './IconButton.css.ts'

type IconButtonProps = {
  /** What the button does, read out in place of the icon. */
  label: string
  pressed?: boolean
  expanded?: boolean
  /** Id of the element that opens and closes. */
  controls?: string
  /** Id of the popover that it closes where there are no scripts. */
  hides?: string
  disabled?: boolean
  /** Without a frame, for bars and notices. */
  plain?: boolean
  /** What the button stands for, where a script of the page's own answers it. */
  value?: string
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A square button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, pressed, expanded, controls, hides, plain = false, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      {...(hides && { popoverTarget: hides, popoverTargetAction: 'hide' as const })}
      className={`${styles.button} ${plain ? styles.plain : styles.framed}`}
    >
      {children}
    </button>
  )
}

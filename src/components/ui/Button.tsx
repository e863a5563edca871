import type { AriaAttributes, ReactNode, Ref } from 'react'
import * as styles from './Button.css.ts'

type ButtonProps = AriaAttributes & {
  tone: keyof typeof styles.tone
  size?: keyof typeof styles.size
  type?: 'button' | 'submit'
  disabled?: boolean
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A button with a text; `primary` for the one main action of a view. */
export function Button({ tone, size = 'normal', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles.button} ${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </button>
  )
}

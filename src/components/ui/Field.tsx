import type { ChangeEvent, ComponentProps, FocusEvent, ReactNode } from 'react'
import * as styles from './Field.css.ts'
import { StatusIcon } from './StatusIcon.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement
type Entry = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'autoCapitalize'
  | 'readOnly'
  | 'spellCheck'
  | 'value'
  | 'placeholder'
>

type FieldProps = Entry & {
  id: string
  name: string
  label: string
  /** A hint. */
  hint?: ReactNode
  /** The error message. */
  error?: string | undefined
  /** Takes the whole row where fields are side by side. */
  wide?: boolean
  /** Several lines of text. */
  multiline?: boolean
  required?: boolean
  onChange?: (event: ChangeEvent<Control>) => void
  onBlur?: (event: FocusEvent<Control>) => void
  ref?: (control: Control | null) => void
}

/** A field with label, hint and error message; the message is announced when it appears. */
export function Field({
  label,
  hint,
  error,
  wide = false,
  multiline = false,
  required = true,
  ...input
}: FieldProps) {
  const { id, type, ...text } = input
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const shared = {
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={wide ? styles.wide : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {multiline ? (
        <textarea {...text} {...shared} id={id} className={`${styles.control} ${styles.area}`} />
      ) : (
        <input {...text} {...shared} id={id} type={type} className={`${styles.control} ${styles.line}`} />
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <StatusIcon size={15} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

import * as styles from './Field.css.ts'

type SelectProps<Value extends string> = {
  id: string
  name: string
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** Takes the whole row where fields are side by side. */
  wide?: boolean
}

/** A labelled list to choose one value from. */
export function Select<Value extends string>({
  id,
  name,
  label,
  value,
  options,
  onChange,
  wide = false,
}: SelectProps<Value>) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={event => onChange(event.target.value as Value)}
        className={`${styles.control} ${styles.line}`}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

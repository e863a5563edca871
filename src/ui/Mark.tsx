import * as styles from './Mark.css.ts'

type MarkProps = { width: 34 | 76; mono?: boolean }

/** The mark: two half-discs, two signatories. `mono` has one colour, that of the text. */
export function Mark({ width, mono = false }: MarkProps) {
  return (
    <svg
      width={width}
      height={Math.round((width * 26) / 34)}
      viewBox="0 0 34 26"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M2.5 14.1h19.6a9.8 9.8 0 0 1-19.6 0Z" />
      <path className={mono ? undefined : styles.second} d="M11.9 11.9a9.8 9.8 0 0 1 19.6 0Z" />
    </svg>
  )
}

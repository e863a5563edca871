type StrokesProps = {
  className?: string | undefined
  /** A path in a square of 16 units. */
  path: string
  size: number
}

/** An icon drawn in strokes of the text’s colour. */
export const Strokes = ({ className, path, size }: StrokesProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

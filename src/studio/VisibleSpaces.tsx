import * as styles from './Editor.css.ts'

/** A text whose no-break spaces can be seen. */
export function VisibleSpaces({ text }: { text: string }) {
  const pieces = text.split(/([\u00a0\u202f])/)
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
      <span key={index} className={styles.space} title="no-break space">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

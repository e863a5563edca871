import * as styles from './icons.css.ts'

/** The icon of a button that starts or stops an animation. */
export const PlayIcon = ({ playing }: { playing: boolean }) => (
  <svg
    className={styles.playIcon}
    width={16}
    height={16}
    viewBox="0 0 16 16"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.6v10.8L13 8z'} />
  </svg>
)

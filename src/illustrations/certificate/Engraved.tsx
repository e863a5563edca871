import * as styles from './Engraved.css.ts'

type EngravedProps = {
  light: string
  dark: string
  look: keyof typeof styles.look
  /** The drawing's own size, in CSS pixels. */
  width: number
  height: number
}

/** An engraving in the ink of the scheme. */
export const Engraved = ({ light, dark, look, width, height }: EngravedProps) => (
  <picture>
    <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" />
    <img src={light} alt="" width={width} height={height} decoding="async" className={styles.look[look]} />
  </picture>
)

import * as styles from './Picture.css.ts'

type PictureProps = {
  /** `srcset` texts of AVIF files, `dark` for dark pages, and the address of a picture that every browser reads. */
  sources: { light: string; dark?: string; fallback: string }
  alt: string
  /** The size of the largest file in pixels; it sets the aspect ratio, also if the picture fails. */
  width: number
  height: number
  sizes: string
  /** For the first picture on the page: loaded eagerly, with high priority. */
  priority?: boolean
}

const darkPage = 'screen and (prefers-color-scheme: dark)'

/**
 * A picture in the best format the browser supports. If it fails to load, `watchPictures` and the styles replace it.
 */
export function Picture({ sources, alt, width, height, sizes, priority = false }: PictureProps) {
  const { light, dark, fallback } = sources
  return (
    <span className={styles.frame} data-picture="">
      <picture>
        {dark && <source srcSet={dark} sizes={sizes} type="image/avif" media={darkPage} />}
        <source srcSet={light} sizes={sizes} type="image/avif" />
        <img
          src={fallback}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

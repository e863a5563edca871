import { useEffect, useRef, useState } from 'react'
import emptyUrl from './empty.svg?url'
import { Mark } from './Mark.tsx'
import * as styles from './Picture.css.ts'

type Sources = { avif: string; webp: string; src: string }

type PictureProps = {
  /** `srcset` texts of each format and the address for browsers that read neither; `dark` for dark pages. */
  sources: { light: Sources; dark?: Sources }
  alt: string
  /** Of the largest file, in pixels: they give the ratio, which is kept when the picture fails. */
  width: number
  height: number
  sizes: string
  /** For the picture that is seen first: loaded at once, before others. */
  priority?: boolean
}

const darkPage = 'screen and (prefers-color-scheme: dark)'

/** A picture in the best format the browser reads; if it can't be loaded, a hatched stand-in of the same size. */
export function Picture({ sources, alt, width, height, sizes, priority = false }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const { light, dark } = sources

  // An error before hydration has nobody to tell. A lazy picture may look loaded and empty as well: decoding decides.
  useEffect(() => {
    const element = image.current
    if (!element?.complete || element.naturalWidth > 0) return
    element.decode().catch(() => setFailed(light.src))
  }, [light.src])

  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const size = { width, height }
  if (failed === light.src) {
    return (
      <span className={styles.frame} data-failed="">
        <img {...size} src={emptyUrl} alt={alt} />
        <Mark width={76} mono />
        {alt && <span aria-hidden="true">{alt}</span>}
      </span>
    )
  }
  const onError = () => setFailed(light.src)
  return (
    <span className={styles.frame}>
      <picture>
        {dark && <source srcSet={dark.avif} sizes={sizes} type="image/avif" media={darkPage} />}
        {dark && <source srcSet={dark.webp} sizes={sizes} type="image/webp" media={darkPage} />}
        <source srcSet={light.avif} sizes={sizes} type="image/avif" />
        <source srcSet={light.webp} sizes={sizes} type="image/webp" />
        <img
          {...size}
          {...loading}
          src={light.src}
          alt={alt}
          decoding="async"
          ref={image}
          onError={onError}
        />
      </picture>
    </span>
  )
}

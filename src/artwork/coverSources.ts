import { hasDarkTwin, type Plate } from './plates.ts'

/** Widths of a cover in pixels; its height is five eighths of them. */
export const coverWidths = [480, 960, 1440] as const

/** The width of the WebP that stands in where AVIF is not read. */
export const fallbackWidth = 960

/** `srcset` texts of AVIF files, and the address of one WebP for browsers that do not read them. */
export type CoverSources = { light: string; dark?: string; fallback: string }

interface CoverFile {
  id: string
  key: string
  width: number
  dark: boolean
  format: 'avif' | 'webp'
}

/**
 * Names the file of a cover.
 *
 * @example coverFile({ id: 'a&b', key: '0f', width: 480, dark: true, format: 'avif' }) // 'a-b-0f-480-dark.avif'
 */
export function coverFile({ id, key, width, dark, format }: CoverFile): string {
  return `${id.replace(/[^a-z0-9-]/g, '-')}-${key}-${width}${dark ? '-dark' : ''}.${format}`
}

type Placed = { id: string; key: string; plate: Plate; widest?: (typeof coverWidths)[number] }

/**
 * Lists the addresses of a cover, under `/covers/`, up to the width that its place can use; `dark` is there if the
 * plate has a twin.
 */
export function coverSources({ id, key, plate, widest = 1440 }: Placed): CoverSources {
  const address = (width: number, dark: boolean, format: CoverFile['format']) =>
    `/covers/${coverFile({ id, key, width, dark, format })}`
  const set = (dark: boolean) =>
    coverWidths
      .filter(width => width <= widest)
      .map(width => `${address(width, dark, 'avif')} ${width}w`)
      .join(', ')
  return {
    light: set(false),
    ...(hasDarkTwin(plate) && { dark: set(true) }),
    fallback: address(fallbackWidth, false, 'webp'),
  }
}

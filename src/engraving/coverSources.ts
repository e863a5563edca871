import { hasDarkTwin, type Plate } from './plates.ts'

/** Widths of a cover in pixels; its height is five eighths of them. */
export const coverWidths = [480, 960, 1440] as const

export interface CoverSources {
  avif: string
  webp: string
  /** For browsers that read neither `srcset` nor AVIF. */
  src: string
}

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

/** Lists the addresses of a cover, under `/covers/`, as `srcset` texts; `dark` is there if the plate has a twin. */
export function coverSources({ id, key, plate }: { id: string; key: string; plate: Plate }): {
  light: CoverSources
  dark?: CoverSources
} {
  const address = (width: number, dark: boolean, format: CoverFile['format']) =>
    `/covers/${coverFile({ id, key, width, dark, format })}`
  const sources = (dark: boolean): CoverSources => {
    const set = (format: CoverFile['format']) =>
      coverWidths.map(width => `${address(width, dark, format)} ${width}w`).join(', ')
    return { avif: set('avif'), webp: set('webp'), src: address(960, dark, 'webp') }
  }
  return hasDarkTwin(plate) ? { light: sources(false), dark: sources(true) } : { light: sources(false) }
}

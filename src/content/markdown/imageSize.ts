import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ImageSize } from './environment.ts'

const kinds = /\.(avif|webp|png|svg)$/i

/** The sizes, in pixels, of the pictures in the public folder, by their address on the site; unreadable ones are left out. */
export async function publicImageSizes(root: string): Promise<ImageSize> {
  const { default: sharp } = await import('sharp')
  const folder = join(root, 'public')
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const pictures = files
    .filter(file => file.isFile() && kinds.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const sizes = new Map<string, { width: number; height: number }>()
  await Promise.all(
    pictures.map(async file => {
      const { width, height } = await sharp(file)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }))
      if (width && height) sizes.set(`/${relative(folder, file).replaceAll('\\', '/')}`, { width, height })
    }),
  )
  return address => sizes.get(address)
}

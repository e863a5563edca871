import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageSize } from './environment.ts'

type Size = { width: number; height: number }

function svgSize(text: string): Size | undefined {
  const box = /<svg[^>]*\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(text)
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined
}

function webpSize(data: Buffer): Size | undefined {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: 1 + data.readUIntLE(24, 3), height: 1 + data.readUIntLE(27, 3) }
  if (kind === 'VP8 ')
    return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = data.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

/** AVIF stores its size in the box `ispe`: four bytes of version, then width and height. */
function avifSize(data: Buffer): Size | undefined {
  const box = data.indexOf('ispe')
  return box < 0 ? undefined : { width: data.readUInt32BE(box + 8), height: data.readUInt32BE(box + 12) }
}

/**
 * Reads the size of a picture from its first bytes (png, svg, webp, avif); undefined for anything else.
 * @example sizeOf(Buffer.from('<svg viewBox="0 0 960 600">')) // { width: 960, height: 600 }
 */
export function sizeOf(data: Buffer): Size | undefined {
  if (data.toString('latin1', 1, 4) === 'PNG')
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
  if (data.toString('latin1', 0, 4) === 'RIFF') return webpSize(data)
  if (data.toString('latin1', 4, 12).startsWith('ftypavi')) return avifSize(data)
  return svgSize(data.toString('utf8', 0, 2000))
}

/** Looks up sizes, in pixels, of the pictures in the public folder by their address on the site. */
export function publicImageSize(root: string): ImageSize {
  return address => {
    try {
      return sizeOf(readFileSync(join(root, 'public', address)))
    } catch {
      return undefined
    }
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { publicImageSize, sizeOf } from '../../../../src/content/markdown/imageSize.ts'

const picture = () => sharp({ create: { width: 96, height: 60, channels: 3, background: '#d20049' } })

describe('sizeOf', () => {
  it.each([
    ['png', () => picture().png().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['webp without loss', () => picture().webp({ lossless: true }).toBuffer()],
    ['webp with alpha', () => picture().ensureAlpha(0.5).webp().toBuffer()],
    ['avif', () => picture().avif().toBuffer()],
    ['svg', async () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x" viewBox="0 0 96 60"></svg>')],
  ])('reads %s', async (_, make) => expect(sizeOf(await make())).toEqual({ width: 96, height: 60 }))

  it('knows nothing of other files', async () => {
    expect(sizeOf(await picture().jpeg().toBuffer())).toBeUndefined()
    expect(sizeOf(Buffer.from(''))).toBeUndefined()
    expect(sizeOf(Buffer.from('<svg width="9">'))).toBeUndefined()
  })
})

describe('publicImageSize', () => {
  it('looks below the public folder', async () => {
    const root = mkdtempSync(join(tmpdir(), 'public-'))
    mkdirSync(join(root, 'public/images'), { recursive: true })
    writeFileSync(join(root, 'public/images/a.png'), await picture().png().toBuffer())
    expect(publicImageSize(root)('/images/a.png')).toEqual({ width: 96, height: 60 })
    expect(publicImageSize(root)('/images/b.png')).toBeUndefined()
    rmSync(root, { recursive: true })
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { publicImageSizes } from '../../../../src/content/markdown/imageSize.ts'

const root = mkdtempSync(join(tmpdir(), 'public-'))
mkdirSync(join(root, 'public/images/deep'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const picture = () => sharp({ create: { width: 96, height: 60, channels: 3, background: '#d20049' } })
const put = (name: string, data: Buffer | string) => writeFileSync(join(root, 'public/images', name), data)

describe('the sizes of the pictures in the public folder', () => {
  it.each([
    ['a.png', () => picture().png().toBuffer()],
    ['b.webp', () => picture().webp().toBuffer()],
    ['deep/c.avif', () => picture().avif().toBuffer()],
    [
      'd.svg',
      async () => '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60"></svg>',
    ],
  ])('are known of %s', async (name, make) => {
    put(name, await make())
    expect((await publicImageSizes(root))(`/images/${name}`)).toEqual({ width: 96, height: 60 })
  })

  it('are not known of other files, damaged ones and those that are not there', async () => {
    put('e.jpg', await picture().jpeg().toBuffer())
    put('f.png', 'no picture')
    const sizes = await publicImageSizes(root)
    expect(['e.jpg', 'f.png', 'g.png'].map(name => sizes(`/images/${name}`))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are none without the folder', async () => {
    expect((await publicImageSizes(join(root, 'none')))('/images/a.png')).toBeUndefined()
  })
})

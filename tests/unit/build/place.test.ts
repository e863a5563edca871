import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inFolder, place, placeNew, placeSync } from '../../../src/build/place.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('lets many write the same file at the same time, and leaves it whole and alone', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000))
  await Promise.all(texts.map(text => place(join(folder, 'card.png'), text)))
  expect(texts).toContain(await readFile(join(folder, 'card.png'), 'utf8'))
  expect(await readdir(folder)).toEqual(['card.png'])
})

it.each([
  ['place', place],
  ['placeSync', async (path: string, text: string) => placeSync(path, text)],
  ['placeNew', async (path: string, text: string) => placeNew(path, text)],
])('%s leaves nothing behind where a file can’t be written', async (_, write) => {
  await mkdir(join(folder, 'taken/by a folder'), { recursive: true })
  await expect(write(join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})

it.each([placeSync, placeNew])('%o leaves what another folder holds of the file before', async write => {
  const [file, other] = [join(folder, 'page'), join(folder, 'published')]
  await writeFile(file, 'before')
  await link(file, other)
  write(file, 'after')
  expect(await readFile(file, 'utf8')).toBe('after')
  expect(await readFile(other, 'utf8')).toBe('before')
})

it('makes the folder of a file where it is missing, and passes on what else is wrong', async () => {
  const file = join(folder, 'deep/down/page')
  inFolder(file, path => placeNew(path, 'text'))
  expect(await readFile(file, 'utf8')).toBe('text')
  const wrong = () => {
    throw new Error('wrong')
  }
  expect(() => inFolder(file, wrong)).toThrow('wrong')
})

import { expect, test } from 'vitest'
import { coverFile } from '../../../../src/artwork/coverSources.ts'
import { articleOf, isCoverOf, smallCover } from '../../../../src/offline/worker/articles.ts'

test.each([
  ['/fr/blog-post-bfr', 'bfr'],
  ['/data/en/articles/temoignage-kaufman%26broad.json', 'temoignage-kaufman&broad'],
  ['/data/fr/articles/temoignage-kaufman&broad.json', 'temoignage-kaufman&broad'],
  ['/fr/blog', undefined],
  ['/data/fr/blog/1.json', undefined],
])('%s is of the article %s', (pathname, id) => {
  expect(articleOf(pathname)).toBe(id)
})

test('covers are found by their article, and by the width that is precached', () => {
  const cover = (id: string, width: number) =>
    `/covers/${coverFile({ id, key: '0a1b2c3d4e', width, dark: true, format: 'avif' })}`
  expect(isCoverOf('a&b', cover('a&b', 960))).toBe(true)
  expect(isCoverOf('api', cover('api-banques', 960))).toBe(false)
  expect(smallCover(cover('api', 1440))).toBe(cover('api', 480))
  expect(smallCover('/covers/api-0a1b2c3d4e-960.webp')).toBe('/covers/api-0a1b2c3d4e-480.avif')
})

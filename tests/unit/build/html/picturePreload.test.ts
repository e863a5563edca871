import { expect, test } from 'vitest'
import { picturePreload } from '../../../../src/build/html/picturePreload.ts'

const link = (attributes: string) => `<link rel="preload" as="image" fetchpriority="high" ${attributes}>`
const dark = 'screen and (prefers-color-scheme: dark)'

test('the picture that goes first is asked for in the format and the scheme in which it will be shown', () => {
  const light =
    'srcSet="/a-480.avif 480w, /a-960.avif 960w" sizes="(max-width: 9px) 9vw, 8px" type="image/avif"'
  const html = `<picture><img src="/other.webp" alt="" loading="lazy"/></picture>
<picture><source ${light.replaceAll('.avif', '-dark.avif')} media="${dark}"/><source ${light}/><img src="/a.webp" alt="" fetchPriority="high"/></picture>`
  const written =
    'imagesrcset="/a-480.avif 480w, /a-960.avif 960w" imagesizes="(max-width: 9px) 9vw, 8px" type="image/avif"'
  expect(picturePreload(html)).toBe(
    link(`${written.replaceAll('.avif', '-dark.avif')} media="${dark}"`) +
      link(`${written} media="not ${dark}"`),
  )
})

test('an engraving is asked for in its scheme, or in all where there is one for both', () => {
  const image = '<img src="/a.svg" alt="" fetchPriority="high" decoding="async"/>'
  expect(picturePreload(`<picture><source srcSet="/b.svg" media="${dark}"/>${image}</picture>`)).toBe(
    link(`imagesrcset="/b.svg" media="${dark}"`) + link(`href="/a.svg" media="not ${dark}"`),
  )
  expect(picturePreload(`<picture>${image}</picture>`)).toBe(link('href="/a.svg"'))
  const before = `<picture><source srcSet="/c.svg" media="${dark}"/><img src="/d.svg"/></picture>`
  expect(picturePreload(before + image)).toBe(link('href="/a.svg"'))
})

test('a page without a priority picture has no preload', () => {
  expect(picturePreload('<picture><img src="/a.webp" loading="lazy"/></picture>')).toBe('')
})

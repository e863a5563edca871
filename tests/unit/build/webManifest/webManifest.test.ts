import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { engravings } from '../../../../src/build/engravings.ts'
import { webManifests } from '../../../../src/build/webManifest/webManifest.ts'
import { type Locale, locales } from '../../../../src/i18n/locales.ts'

const page = (path: string, locale: Locale) => ({
  path,
  locale,
  title: `Title of ${path}`,
  description: `What ${path} is about`,
})
const pages = ['/', '/paiements', '/blog', '/contact'].flatMap(path =>
  locales.map(locale => page(path, locale)),
)
const manifests = new Map(webManifests(pages, 'Vendor'))
const of = (locale: Locale) => JSON.parse(manifests.get(`${locale}/manifest.webmanifest`) ?? '')

test('each language has its own words in one and the same application', () => {
  expect(of('en')).toEqual({
    id: '/',
    scope: '/',
    start_url: '/en',
    lang: 'en',
    dir: 'ltr',
    name: 'Vendor',
    short_name: 'Vendor',
    description: 'What / is about',
    categories: ['business', 'finance'],
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    color_scheme_dark: { theme_color: '#140a16', background_color: '#140a16' },
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    shortcuts: [
      {
        name: 'Title of /blog',
        description: 'What /blog is about',
        url: '/en/blog',
        icons: [{ src: '/icon-blog-96.png', sizes: '96x96', type: 'image/png' }],
      },
      {
        name: 'Title of /contact',
        description: 'What /contact is about',
        url: '/en/contact',
        icons: [{ src: '/icon-contact-96.png', sizes: '96x96', type: 'image/png' }],
      },
    ],
    screenshots: [
      ['home-narrow', '780x1560', 'narrow', 'Title of /'],
      ['paiements-narrow', '780x1560', 'narrow', 'Title of /paiements'],
      ['blog-narrow', '780x1560', 'narrow', 'Title of /blog'],
      ['home-wide', '1280x800', 'wide', 'Title of /'],
      ['paiements-wide', '1280x800', 'wide', 'Title of /paiements'],
    ].map(([name, sizes, form_factor, label]) => ({
      src: `/screenshots/en/${name}.webp`,
      sizes,
      type: 'image/webp',
      form_factor,
      label,
    })),
  })
  expect(of('fr')).toMatchObject({ id: '/', scope: '/', start_url: '/fr', lang: 'fr' })
  expect([...manifests.keys()]).toEqual(['fr/manifest.webmanifest', 'en/manifest.webmanifest'])
})

test('it names no page that is not there', () => {
  const few = pages.filter(({ path }) => path !== '/contact')
  expect(() => webManifests(few, 'Vendor')).toThrow(
    '/contact: the manifest names this page, but there is none in "fr"',
  )
})

type Image = { src: string; sizes: string; type: string }

test.each(locales)('its icons and pictures have the size and type it says: %s', async locale => {
  const drawn = await engravings()
  const { icons, shortcuts, screenshots } = of(locale)
  const all: Image[] = [
    ...icons,
    ...shortcuts.flatMap((one: { icons: Image[] }) => one.icons),
    ...screenshots,
  ]
  for (const { src, sizes, type } of all) {
    const file = drawn.get(src.slice(1)) ?? join(import.meta.dirname, '../../../../public', src)
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
  }
})

test('an icon for masks of any shape bleeds to the edges; one for inks is a shape on nothing', async () => {
  const drawn = await engravings()
  const corner = async (name: string) =>
    [...(await sharp(drawn.get(name)).ensureAlpha().raw().toBuffer())].slice(0, 4)
  expect(await corner('icon-maskable-512.png')).toEqual([28, 15, 29, 255])
  expect((await corner('icon-monochrome-512.png'))[3]).toBe(0)
})

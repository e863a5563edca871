import { darkColors, lightColors } from '../../components/styles/tokens.ts'
import type { PagePath } from '../../content/pages.ts'
import { direction } from '../../i18n/direction.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { screens, screenshotFile, screenshots } from './screenshots.ts'

/** The title and description of a page in one language. */
export type PageText = { path: string; locale: Locale; title: string; description: string }

const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icon-monochrome-512.png', size: 512, purpose: 'monochrome' },
]

const shortcuts = [
  { path: '/blog', file: 'icon-blog-96.png' },
  { path: '/contact', file: 'icon-contact-96.png' },
] as const

const png = (file: string, size: number) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The path of a language's manifest in the built folder. */
export const webManifestFile = (locale: Locale): string => `${locale}/manifest.webmanifest`

/** The manifests of all languages: path in `dist` and contents. `pages` are the pages of all languages. */
export const webManifests = (pages: readonly PageText[], siteName: string): [string, string][] =>
  locales.map(locale => [
    webManifestFile(locale),
    webManifest(
      pages.filter(page => page.locale === locale),
      { locale, siteName },
    ),
  ])

/**
 * What browsers need to know to install the site, in one language, as JSON. All languages are one application (`id`)
 * with the whole site in it (`scope`): who installs it in French finds the English pages inside, and a browser that
 * sees another language's manifest later updates the names instead of installing a second one.
 * Throws where a page that it names is missing.
 */
function webManifest(
  pages: readonly PageText[],
  { locale, siteName }: { locale: Locale; siteName: string },
): string {
  const textOf = (path: PagePath) => {
    const text = pages.find(page => page.path === path)
    if (!text) throw new Error(`${path}: the manifest names this page, but there is none in "${locale}"`)
    return text
  }
  return JSON.stringify({
    id: '/',
    scope: '/',
    start_url: localizePath('/', locale),
    lang: locale,
    dir: direction(locale),
    name: siteName,
    short_name: siteName,
    description: textOf('/').description,
    categories: ['business', 'finance'],
    display: 'standalone',
    theme_color: lightColors.paper,
    background_color: lightColors.paper,
    color_scheme_dark: { theme_color: darkColors.paper, background_color: darkColors.paper },
    icons: icons.map(({ file, size, purpose = 'any' }) => ({ ...png(file, size), purpose })),
    shortcuts: shortcuts.map(({ path, file }) => ({
      name: textOf(path).title,
      description: textOf(path).description,
      url: localizePath(path, locale),
      icons: [png(file, 96)],
    })),
    screenshots: screenshots.map(screenshot => ({
      src: `/${screenshotFile(screenshot, locale)}`,
      sizes: `${screens[screenshot.form].width}x${screens[screenshot.form].height}`,
      type: 'image/webp',
      form_factor: screenshot.form,
      label: textOf(screenshot.path).title,
    })),
  })
}

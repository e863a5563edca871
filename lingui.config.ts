import { globSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { defaultLocale, locales } from './src/i18n/locales.ts'
import { linguiFormat } from './src/i18n/po/linguiFormat.ts'

// Lingui asks the disk what each path is that isn't whole, for each catalog that it reads.
const whole = (path: string) => `<rootDir>/${path}`

/** An area of the site and the folders whose words it holds; a page loads only its own areas. */
const area = (name: string, ...include: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: include.map(whole),
})

/** A product picture with words has a catalog of its own: pages that hydrate in part don't load it. */
const illustrations = globSync('src/{pages/*,components}/illustrations/*/', { cwd: import.meta.dirname })
  .map(folder => folder.replaceAll('\\', '/').replace(/\/?$/, '/'))
  .map(folder => [folder.split('/').at(-2) ?? '', folder] as const)
  .filter(([name]) => name !== 'parts')
  .sort()

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  catalogs: [
    {
      ...area('site', 'src/components', 'src/app'),
      exclude: ['src/components/languages/', 'src/components/illustrations/*/', 'src/app/install/'].map(
        whole,
      ),
    },
    area('languages', 'src/components/languages'),
    area('routes', 'src/routes'),
    { ...area('{name}', 'src/pages/{name}'), exclude: ['src/pages/*/illustrations/'].map(whole) },
    area('app', 'src/app/install'),
    area('offline', 'src/offline/page'),
    area('search', 'src/search/dialog'),
    ...illustrations.map(([name, folder]) => area(`illustrations/${name}`, folder)),
  ],
  format: linguiFormat(),
  orderBy: 'origin',
})

import { defineConfig } from '@lingui/cli'
import { defaultLocale, locales } from './src/i18n/locales.ts'
import { linguiFormat } from './src/translation/linguiFormat.ts'

// Lingui asks the disk what each path is that isn't whole, for each catalog that it reads.
const whole = (path: string) => `<rootDir>/${path}`

/** An area of the site and the folders whose words it holds; a page loads only its own areas. */
const area = (name: string, ...include: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: include.map(whole),
})

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  catalogs: [
    { ...area('site', 'src/components'), exclude: ['src/components/languages/'].map(whole) },
    area('languages', 'src/components/languages'),
    area('routes', 'src/routes'),
    area('{name}', 'src/pages/{name}'),
    {
      ...area('illustrations/{name}', 'src/illustrations/{name}/'),
      exclude: ['src/illustrations/parts/', 'src/illustrations/*.ts'].map(whole),
    },
  ],
  format: linguiFormat(),
  orderBy: 'origin',
})

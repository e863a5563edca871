import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { loadMessages } from '../../../src/i18n/catalogs.ts'

test('a catalog that does not exist is named, with both ways out', async () => {
  await expect(loadMessages(['contcat'], setupI18n({ locale: 'fr' }))).rejects.toThrow(
    'locales/fr/contcat.po is missing. Fix: run "npm run extract", or correct “contcat” where it is named in messages.',
  )
})

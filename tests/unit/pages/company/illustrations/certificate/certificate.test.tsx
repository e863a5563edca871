import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CertificateScene } from '../../../../../../src/pages/company/illustrations/certificate/CertificateScene.tsx'

test('a share certificate names its company, its town and its year, and is signed twice', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'fr', messages: { fr: {} } })}>
      <CertificateScene company="Exemple SAS" town="Exempleville" founded={1987} />
    </I18nProvider>,
  )
  expect(page.textContent).toContain('Exemple SAS')
  expect(page.textContent).toContain('Exempleville, 1987')
  expect(page.querySelectorAll('svg')).toHaveLength(2)
  const paths = [...page.querySelectorAll('svg')].map(svg => svg.innerHTML)
  expect(new Set(paths).size).toBe(2)
  expect(page.querySelectorAll('a, button, input, [tabindex], [style]')).toHaveLength(0)
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PoolingScene } from '../../../../src/components/illustrations/pooling/PoolingScene.tsx'
import { ForecastScene } from '../../../../src/components/illustrations/position/ForecastScene.tsx'
import { ScheduleScene } from '../../../../src/pages/liquidity/illustrations/schedule/ScheduleScene.tsx'

const render = (picture: React.ReactNode) => {
  const page = document.createElement('div')
  const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
  page.innerHTML = renderToStaticMarkup(<I18nProvider i18n={i18n}>{picture}</I18nProvider>)
  return page
}

const pictures = {
  ForecastScene: render(<ForecastScene />),
  PoolingScene: render(<PoolingScene size="page" />),
  ScheduleScene: render(<ScheduleScene />),
}

describe.each(Object.entries(pictures))('%s', (_, page) => {
  test('is one picture with one sentence, without controls or inline style', () => {
    expect(page.querySelectorAll('[role="img"]')).toHaveLength(1)
    expect(page.querySelector('figure')?.getAttribute('aria-label')).toMatch(/^\p{Lu}[^.]+\.$/u)
    expect(page.querySelectorAll('a, button, input, [tabindex], [style]')).toHaveLength(0)
  })
})

test('the schedule says bank, day and amounts, as its data have them', () => {
  const text = pictures.ScheduleScene.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain(
    'Banque du Léman : 223 000 CHF projetés le 12 septembre, sous le seuil de 250 000 CHF',
  )
})

test('a page’s forecast leaves the list of accounts out and keeps its alert', () => {
  const { textContent } = pictures.ForecastScene
  expect(textContent).not.toContain('Crédit Atlantique')
  expect(textContent).toContain('S40')
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { batch, sent, today, waiting } from '../../../../../../src/components/illustrations/cast.ts'
import { daysBetween } from '../../../../../../src/components/illustrations/parts/daysBetween.ts'
import {
  attempt,
  countryOf,
  hoursBetween,
} from '../../../../../../src/pages/fraudPrevention/illustrations/monitor/attempt.ts'
import { MonitorScene } from '../../../../../../src/pages/fraudPrevention/illustrations/monitor/MonitorScene.tsx'

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const page = document.createElement('div')
page.innerHTML = renderToStaticMarkup(
  <I18nProvider i18n={i18n}>
    <MonitorScene />
  </I18nProvider>,
)
const text = page.textContent ?? ''

test('the attempt starts from the account that the batch of the cast is paid to', () => {
  const row = batch.rows.find(({ payee }) => payee === attempt.payee)
  expect(attempt.account.now).toBe(row?.account)
  expect(attempt.account.since).toBe(batch.change.day)
  expect(attempt.account.asked).not.toBe(attempt.account.now)
})

test('the attempt is a payment of its own: another invoice, another batch, on the day of the cast', () => {
  expect(batch.rows.map(({ invoice }) => invoice)).not.toContain(attempt.invoice)
  expect([...waiting, ...sent].map(({ name }) => name)).not.toContain(attempt.batch)
  expect(attempt.day).toBe(today)
})

test('what is said of it follows from its data', () => {
  expect([countryOf(attempt.account.now), countryOf(attempt.account.asked)]).toEqual(['FR', 'LT'])
  expect(hoursBetween(attempt.asked, attempt.cutOff)).toBe(2)
  expect(daysBetween(attempt.account.since, attempt.day)).toBe(2)
  expect(text).toContain('RIB modifié 2\u00a0h avant')
  expect(text).toContain('FR devient LT')
  expect(text).toContain('2e changement en 2\u00a0jours')
})

test('the change was entered after it was asked for, before the cut-off, and lacks another person’s look', () => {
  const { asked, first, second, cutOff } = attempt
  expect([asked, first.at, cutOff]).toEqual([asked, first.at, cutOff].toSorted())
  expect(second).not.toBe(first.person)
  expect(text.match(/second regard attendu/g)).toHaveLength(1)
})

test('the picture is one sentence, and nothing in it could be pressed', () => {
  const [picture, ...others] = page.querySelectorAll('[role="img"]')
  expect(others).toEqual([])
  expect(picture?.getAttribute('aria-label')).toMatch(/^\p{Lu}[^.]+\.$/u)
  expect(page.querySelectorAll('a, button, input, [tabindex], [style]')).toHaveLength(0)
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PoolingScene } from '../../../../src/components/illustrations/pooling/PoolingScene.tsx'
import { ReconciliationScene } from '../../../../src/components/illustrations/reconciliation/ReconciliationScene.tsx'
import { JournalScene } from '../../../../src/pages/accountingExport/illustrations/journal/JournalScene.tsx'
import { WorkdayScene } from '../../../../src/pages/automation/illustrations/workday/WorkdayScene.tsx'
import { AuthoritiesScene } from '../../../../src/pages/bankAuthorities/illustrations/authorities/AuthoritiesScene.tsx'
import { FeesScene } from '../../../../src/pages/bankStatements/illustrations/fees/FeesScene.tsx'
import { InboxScene } from '../../../../src/pages/bankStatements/illustrations/inbox/InboxScene.tsx'
import { ChannelsScene } from '../../../../src/pages/connectivity/illustrations/channels/ChannelsScene.tsx'
import { PhoneScene } from '../../../../src/pages/corporatePayments/illustrations/phone/PhoneScene.tsx'
import { MonitorScene } from '../../../../src/pages/fraudPrevention/illustrations/monitor/MonitorScene.tsx'
import { CircuitScene } from '../../../../src/pages/home/illustrations/circuit/CircuitScene.tsx'
import { HeroScene } from '../../../../src/pages/home/illustrations/hero/HeroScene.tsx'
import { MigrationScene } from '../../../../src/pages/isoMigration/illustrations/migration/MigrationScene.tsx'
import { ScheduleScene } from '../../../../src/pages/liquidity/illustrations/schedule/ScheduleScene.tsx'
import { InstantScene } from '../../../../src/pages/realTimePayments/illustrations/instant/InstantScene.tsx'
import { DepositScene } from '../../../../src/pages/reconciliation/illustrations/deposit/DepositScene.tsx'
import { MandateScene } from '../../../../src/pages/sepaMandates/illustrations/mandate/MandateScene.tsx'

/** Static illustrations; interactive ones have tests of their own. */
const scenes = {
  AuthoritiesScene,
  ChannelsScene,
  CircuitScene,
  DepositScene,
  FeesScene,
  HeroScene,
  InboxScene,
  InstantScene,
  JournalScene,
  MandateScene,
  MigrationScene,
  MonitorScene,
  PhoneScene,
  PoolingScene: () => <PoolingScene />,
  ReconciliationScene,
  ScheduleScene,
  WorkdayScene,
}

const render = (Picture: () => React.ReactNode, locale = 'fr') => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Picture />
    </I18nProvider>,
  )
}

const parse = (html: string) => {
  const page = document.createElement('div')
  page.innerHTML = html
  return page
}

describe.each(Object.entries(scenes))('%s', (_, Picture) => {
  const html = render(Picture)
  const page = parse(html)

  test('is one picture with one sentence, and nothing in it is read out', () => {
    const [picture, ...others] = page.querySelectorAll('[role="img"], figure')
    expect(others).toEqual([])
    expect(picture?.getAttribute('aria-label')).toMatch(/^\p{Lu}[^.]+\.$/u)
    expect([...(picture?.children ?? [])].map(child => child.getAttribute('aria-hidden'))).toEqual(['true'])
  })

  test('holds nothing that could be pressed, and no inline style', () => {
    expect(page.querySelectorAll('a, button, input, [tabindex], [style]')).toHaveLength(0)
  })
})

test('amounts are written in the language of the page', () => {
  expect(parse(render(HeroScene, 'fr')).textContent).toContain('1\u00a0284\u00a0930,55\u00a0€')
  expect(parse(render(HeroScene, 'en')).textContent).toContain('€1,284,930.55')
  expect(parse(render(CircuitScene, 'en')).textContent).toContain('JPY\u00a042,800,000')
})

test('the batch is one signature short of two in every scene that shows it', () => {
  const text = (Picture: () => React.ReactNode) => parse(render(Picture)).textContent
  expect(text(HeroScene)).toContain('1 signature sur 2')
  expect(text(CircuitScene)).toContain('1 sur 2')
})

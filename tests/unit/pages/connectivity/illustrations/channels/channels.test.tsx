import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { accounts, sent } from '../../../../../../src/components/illustrations/cast.ts'
import {
  drawBundles,
  lineGap,
  rowHeight,
} from '../../../../../../src/pages/connectivity/illustrations/channels/bundles.ts'
import { ChannelsScene } from '../../../../../../src/pages/connectivity/illustrations/channels/ChannelsScene.tsx'
import {
  allFiles,
  channels,
  daysLeft,
} from '../../../../../../src/pages/connectivity/illustrations/channels/channels.ts'

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const page = document.createElement('div')
page.innerHTML = renderToStaticMarkup(
  <I18nProvider i18n={i18n}>
    <ChannelsScene />
  </I18nProvider>,
)
const text = page.textContent ?? ''
const linesOf = (path = '') => path.split('M').slice(1)
const startOf = (line = '') => Number(/^0 ([\d.]+)/.exec(line)?.[1])
const endOf = (line = '') => startOf(line) + Number(/ (-?[\d.]+)$/.exec(line)?.[1])

describe('the channels', () => {
  test('lead to the banks of the cast, one protocol each, the busiest first', () => {
    expect(channels.map(({ bank }) => bank).toSorted()).toEqual(accounts.map(({ bank }) => bank).toSorted())
    expect(new Set(channels.map(({ protocol }) => protocol)).size).toBe(channels.length)
    const files = channels.map(({ files }) => files)
    expect(files).toEqual(files.toSorted((a, b) => b - a))
  })
  test('agree with the news of the accounts and with what was sent', () => {
    for (const { bank, at } of channels) {
      expect(at).toMatch(/^\d\d:\d\d$/)
      const news = accounts.find(account => account.bank === bank)
      if (news?.at) expect(at).toBe(news.at)
    }
    for (const { channel } of sent)
      expect(channels.some(({ protocol }) => protocol.startsWith(channel))).toBe(true)
  })
  test('add up to the files in the tag, one line drawn for each', () => {
    expect(channels.reduce((sum, { files }) => sum + files, 0)).toBe(allFiles)
    expect(text).toContain(`${allFiles}\u00a0fichiers aujourd’hui`)
    const paths = [...page.querySelectorAll('path[d^="M0 "]')].map(path => path.getAttribute('d') ?? '')
    expect(paths.flatMap(linesOf)).toHaveLength(allFiles)
  })
  test('have one key that runs out, in twelve days', () => {
    const ending = channels.flatMap(({ keyUntil }) => keyUntil ?? [])
    expect(ending.map(daysLeft)).toEqual([12])
    expect(text.match(/clé\u00a0: 12\u00a0jours/g)).toHaveLength(1)
  })
})

describe('the bundles', () => {
  const counts = [4, 2, 1]
  const { viewBox, paths } = drawBundles(counts)
  const bundles = paths.map(linesOf)

  test('have one line for every file, and the height of all rows', () => {
    expect(bundles.map(lines => lines.length)).toEqual(counts)
    expect(viewBox).toBe(`0 0 240 ${counts.length * rowHeight}`)
  })
  test('leave in order about the middle, their lines evenly apart', () => {
    const starts = bundles.flat().map(startOf)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(((starts[0] ?? 0) + (starts.at(-1) ?? 0)) / 2).toBeCloseTo((counts.length * rowHeight) / 2, 0)
    const [first = 0, second = 0] = bundles[0]?.map(startOf) ?? []
    expect(second - first).toBeCloseTo(lineGap, 1)
  })
  test('arrive at the middle of their rows', () => {
    bundles.forEach((lines, row) => {
      const middle = (endOf(lines[0]) + endOf(lines.at(-1))) / 2
      expect(Math.abs(middle - (row + 0.5) * rowHeight)).toBeLessThan(0.2)
    })
  })
})

test('the picture is one sentence, and nothing in it could be pressed', () => {
  const [picture, ...others] = page.querySelectorAll('[role="img"]')
  expect(others).toEqual([])
  expect(picture?.getAttribute('aria-label')).toMatch(/^\p{Lu}[^.]+\.$/u)
  expect(page.querySelectorAll('a, button, input, [tabindex], [style]')).toHaveLength(0)
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { batch, sent, waiting } from '../../../../../../src/components/illustrations/cast.ts'
import {
  listed,
  othersAfter,
  secondSignedAt,
} from '../../../../../../src/pages/corporatePayments/illustrations/signing/breakdown.ts'
import { SigningScene } from '../../../../../../src/pages/corporatePayments/illustrations/signing/SigningScene.tsx'

const show = (locale = 'fr') => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  render(
    <I18nProvider i18n={i18n}>
      <SigningScene />
    </I18nProvider>,
  )
  return screen.getByRole('figure')
}

const cents = (amount: number) => Math.round(amount * 100)

describe('the transfers', () => {
  test('make the batch with the others, whether all are listed or a phone’s few', () => {
    for (const count of Object.values(listed)) {
      const named = batch.rows.slice(0, count)
      const others = othersAfter(count)
      expect(named.length + others.count).toBe(batch.transfers)
      const sum = named.reduce((total, { amount }) => total + cents(amount), cents(others.amount))
      expect(sum).toBe(cents(batch.total))
    }
  })
  test('leave out what the cast leaves out', () => {
    expect(othersAfter(listed.wide)).toEqual(batch.others)
  })
  test('without the largest one fall under the officer’s tier, as the page says', () => {
    expect(othersAfter(1)).toEqual({ count: 47, amount: 872_050.55 })
  })
})

describe('the decision', () => {
  const decision = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Signer le lot SEPA 2291' })

  test('is a checkbox with a constant name, and can be unchecked', async () => {
    show()
    const states = [decision().checked]
    await userEvent.tab()
    expect(document.activeElement).toBe(decision())
    for (const _ of ['signed', 'taken back']) {
      await userEvent.keyboard(' ')
      states.push(decision().checked)
    }
    expect(states).toEqual([false, true, false])
  })

  test('is taken by a press on its button as well', async () => {
    show()
    await userEvent.click(screen.getByText('Signer le lot'))
    expect(decision().checked).toBe(true)
  })

  test('has both outcomes in the page, for styles to choose from', () => {
    const figure = show()
    const text = figure.textContent
    for (const part of [
      `${waiting.length} en attente`,
      `${waiting.length - 1} en attente`,
      'signé 10:18',
      `signé ${secondSignedAt}`,
    ])
      expect(text).toContain(part)
  })

  test('says its result, by the channel of the bank’s other batches', () => {
    show()
    const [{ channel }] = sent
    expect(screen.getByRole('status').textContent).toContain(`Signé, transmis par ${channel}`)
  })
})

test('all other words are hidden; the picture is read out as one sentence', () => {
  const figure = show('en')
  expect(screen.getByRole('figure', { name: /^\p{Lu}[^.]+\.$/u })).toBe(figure)
  const words = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
  const read: string[] = []
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode
    if (!parentElement?.closest('[aria-hidden="true"]')) read.push(textContent ?? '')
  }
  expect(read).toEqual(['Signé, transmis par EBICS'])
  expect(figure.querySelectorAll('a, button, [tabindex], [style], [aria-hidden] input')).toHaveLength(0)
})

test('the second signature comes after the first, in the same morning', () => {
  const first = batch.signatures.map(({ at }) => at).find(Boolean) ?? ''
  expect([secondSignedAt, first].sort()).toEqual([first, secondSignedAt])
})

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { steps } from '../../../src/browser/firstScreen.ts'
import { BelowFold } from '../../../src/site/BelowFold.tsx'

const page = (
  <>
    <h1>Title</h1>
    <BelowFold>
      <p>Text</p>
    </BelowFold>
  </>
)
afterEach(() => {
  steps.toTop = false
})

it('is there with the heading in HTML, and where the last step led elsewhere than to a top', () => {
  expect(renderToString(page)).toBe('<h1>Title</h1><p>Text</p>')
  render(page)
  expect(screen.getByText('Text')).toBeTruthy()
})

it('comes after the heading has been painted on a step to the page, and stays through later ones', async () => {
  steps.toTop = true
  const { rerender } = render(page)
  expect(screen.getByRole('heading')).toBeTruthy()
  expect(screen.queryByText('Text')).toBeNull()
  await act(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(screen.getByText('Text')).toBeTruthy()
  rerender(page)
  expect(screen.getByText('Text')).toBeTruthy()
})

it('does not come to a page that was left before', async () => {
  steps.toTop = true
  const { unmount } = render(page)
  unmount()
  await act(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(screen.queryByText('Text')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Figures } from '../../../../src/pages/home/Figures.tsx'
import { withI18n } from './withI18n.tsx'

const figures = withI18n(
  <Figures
    figures={[
      { id: 'clients', value: 1100, duration_ms: 2000, text: '1\u00a0100', label: 'clients' },
      { id: 'countries', value: 40, suffix: '+', text: '40+', label: 'pays' },
    ]}
  />,
)

let reduced = false
const seen = vi.fn()
beforeEach(() => {
  reduced = false
  seen.mockClear()
  const query = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => ({ ...query, matches: reduced }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = seen
      disconnect() {}
    },
  )
})

describe('Figures', () => {
  it('has its final values in the page before any script runs', () => {
    expect(renderToString(figures)).toMatch(/>1\u00a0100<.*>40\+</)
  })

  it('counts the figures that have a duration, no others', () => {
    render(figures)
    expect(screen.getByText('1 100').parentElement?.dataset).toMatchObject({
      count: '1100',
      duration: '2000',
    })
    expect(screen.getByText('40+').parentElement?.dataset.count).toBeUndefined()
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('counts nothing for visitors who want less motion', () => {
    reduced = true
    render(figures)
    expect(seen).not.toHaveBeenCalled()
  })
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TestimonialCarousel } from '../../../../src/pages/home/TestimonialCarousel.tsx'
import { withI18n } from './withI18n.tsx'

const testimonials = ['Un', 'Deux', 'Trois'].map((quote, place) => ({
  id: quote,
  locale: 'fr' as const,
  quote,
  name: 'Claire Aubertin',
  company: 'Institut Lumen',
  illustrative: true,
  order: place + 1,
}))
const carousel = withI18n(<TestimonialCarousel testimonials={testimonials} labelledBy="title" />)

let reduced = false
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const shown = () => screen.getAllByRole('group').findIndex(slide => slide.dataset.current === 'true')
const slides = () => document.getElementById('testimonials') as HTMLElement
const root = () => slides().parentElement as HTMLElement
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.useFakeTimers()
  reduced = false
  const query = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => ({ ...query, matches: reduced }))
})

describe('without scripts', () => {
  it('shows all slides in a row that scrolls, and hides its controls', () => {
    document.body.innerHTML = renderToString(carousel)
    expect(root().dataset.live).toBe('false')
    expect(slides().tabIndex).toBe(0)
    expect(slides().textContent).toMatch(/Un.*Deux.*Trois/)
    document.body.innerHTML = ''
  })
})

describe('the rotation', () => {
  it('advances every seven seconds and wraps', () => {
    render(carousel)
    expect(shown()).toBe(0)
    pass(6.9)
    expect(shown()).toBe(0)
    pass(0.1)
    expect(shown()).toBe(1)
    pass(14)
    expect(shown()).toBe(0)
  })

  it('stops permanently after an arrow', () => {
    render(carousel)
    press('Témoignage suivant')
    expect(shown()).toBe(1)
    pass(30)
    expect(shown()).toBe(1)
  })

  it('is held by the pointer and by the focus', () => {
    render(carousel)
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' })
    pass(30)
    expect(shown()).toBe(0)
    fireEvent.pointerLeave(root())
    pass(7)
    expect(shown()).toBe(1)
    const button = screen.getByRole('button', { name: 'Témoignage suivant' })
    act(() => button.focus())
    pass(30)
    expect(shown()).toBe(1)
    act(() => button.blur())
    pass(7)
    expect(shown()).toBe(2)
  })

  it('is stopped and started by its button, even while the focus is on it', () => {
    render(carousel)
    const button = screen.getByRole('button', { name: 'Arrêter la rotation des témoignages' })
    act(() => button.focus())
    press('Arrêter la rotation des témoignages')
    pass(30)
    expect(shown()).toBe(0)
    press('Faire tourner les témoignages')
    pass(7)
    expect(shown()).toBe(1)
  })

  it('does not start for visitors who want less motion, unless they ask for it', () => {
    reduced = true
    render(carousel)
    pass(30)
    expect(shown()).toBe(0)
    press('Faire tourner les témoignages')
    pass(7)
    expect(shown()).toBe(1)
  })
})

describe('the arrows', () => {
  it('wrap at both ends', () => {
    render(carousel)
    press('Témoignage précédent')
    expect(shown()).toBe(2)
    expect(root().textContent).toContain('3 / 3')
    press('Témoignage suivant')
    expect(shown()).toBe(0)
  })
})

describe('for screen readers', () => {
  it('is a carousel of numbered slides, whose button for the rotation comes first', () => {
    render(carousel)
    expect(root().getAttribute('aria-roledescription')).toBe('carrousel')
    expect(
      screen.getAllByRole('group').map(slide => slide.ariaLabel ?? slide.getAttribute('aria-label')),
    ).toEqual(['1 sur 3', '2 sur 3', '3 sur 3'])
    expect(root().querySelector('button')?.getAttribute('aria-label')).toContain('rotation')
  })

  it('tells of new slides only while it does not rotate', () => {
    render(carousel)
    expect(slides().getAttribute('aria-live')).toBe('off')
    press('Témoignage suivant')
    expect(slides().getAttribute('aria-live')).toBe('polite')
  })
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScrollArea } from '../../../src/ui/ScrollArea.tsx'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('ScrollArea', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const area = () => {
    render(<ScrollArea label="Lectures">…</ScrollArea>)
    return screen.getByRole('region', { name: 'Lectures' })
  }

  it('can be reached by keyboard', () => {
    expect(area().tabIndex).toBe(0)
  })

  it('shows its scrollbar at first and hides it after 600 ms', () => {
    const region = area()
    expect(region.dataset.bar).toBeUndefined()
    pass(599)
    expect(region.dataset.bar).toBeUndefined()
    pass(1)
    expect(region.dataset.bar).toBe('hidden')
  })

  it('shows it again on a move, until 600 ms after the last one', () => {
    const region = area()
    pass(600)
    fireEvent.scroll(region)
    expect(region.dataset.bar).toBeUndefined()
    pass(400)
    fireEvent.pointerMove(region)
    pass(599)
    expect(region.dataset.bar).toBeUndefined()
    pass(1)
    expect(region.dataset.bar).toBe('hidden')
  })
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientStrip } from '../../../../src/pages/home/ClientStrip.tsx'
import { withI18n } from './withI18n.tsx'

const run = vi.hoisted(() => vi.fn())
const stop = vi.hoisted(() => vi.fn())
vi.mock('../../../../src/pages/home/marquee.ts', () => ({ startMarquee: () => ({ run, stop }) }))

let reduced = false
const strip = () => document.querySelector('[data-moving]') as HTMLElement
const lists = () => [...document.querySelectorAll('ul')]

beforeEach(() => {
  reduced = false
  run.mockClear()
  stop.mockClear()
  const query = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => ({ ...query, matches: reduced }))
})

describe('ClientStrip', () => {
  it('moves two copies, of which one is read out', () => {
    render(withI18n(<ClientStrip />))
    expect(lists().map(list => list.getAttribute('aria-hidden'))).toEqual([null, 'true'])
    expect(screen.getAllByRole('img')).toHaveLength(8)
    expect(run).toHaveBeenLastCalledWith(true)
  })

  it('is one row to scroll by hand for visitors who want less motion', () => {
    reduced = true
    render(withI18n(<ClientStrip />))
    expect(lists()).toHaveLength(1)
    expect(run).not.toHaveBeenCalled()
    expect(screen.getByRole('region', { name: 'Clients' }).tabIndex).toBe(0)
  })

  it('stands still under the pointer and while the focus is in it', () => {
    render(withI18n(<ClientStrip />))
    fireEvent.pointerEnter(strip(), { pointerType: 'mouse' })
    expect(run).toHaveBeenLastCalledWith(false)
    fireEvent.pointerLeave(strip())
    expect(run).toHaveBeenLastCalledWith(true)
    act(() => screen.getByRole('button').focus())
    expect(run).toHaveBeenLastCalledWith(false)
  })

  it('can be stopped and started by its button', () => {
    render(withI18n(<ClientStrip />))
    fireEvent.click(screen.getByRole('button', { name: 'Arrêter le défilement des logos' }))
    expect(run).toHaveBeenLastCalledWith(false)
    fireEvent.click(screen.getByRole('button', { name: 'Faire défiler les logos' }))
    expect(run).toHaveBeenLastCalledWith(true)
  })

  it('ends the movement when the page is left', () => {
    render(withI18n(<ClientStrip />)).unmount()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../../../src/components/ui/Picture.tsx'
import { watchPictures } from '../../../../src/components/ui/pictures.ts'

const light = '/covers/bfr-480.avif 480w'
const dark = '/covers/bfr-480-dark.avif 480w'
const fallback = '/covers/bfr-960.webp'
const shared = { alt: 'Trois courbes gravées', width: 960, height: 600, sizes: '100vw' }

const image = () => screen.getByRole<HTMLImageElement>('img', { name: shared.alt })
const frame = () => image().closest<HTMLElement>('[data-picture]')

let end: (() => void) | undefined
afterEach(() => {
  end?.()
  vi.restoreAllMocks()
})

describe('Picture', () => {
  it('offers the files of dark pages before those of light ones, and one that every browser reads', () => {
    const { container } = render(<Picture {...shared} sources={{ light, dark, fallback }} />)
    const sets = [...container.querySelectorAll('source')].map(source => source.srcset)
    expect(sets).toEqual([dark, light])
    expect(image().src).toMatch(/bfr-960\.webp$/)
  })

  it('waits until it is near, unless it is seen first', () => {
    const { rerender } = render(<Picture {...shared} sources={{ light, fallback }} />)
    expect(image().getAttribute('loading')).toBe('lazy')
    rerender(<Picture {...shared} sources={{ light, fallback }} priority />)
    expect(image().getAttribute('loading')).toBe('eager')
  })

  it('is replaced by a placeholder with its text and its size', () => {
    render(<Picture {...shared} sources={{ light, fallback }} />)
    end = watchPictures()
    expect(frame()?.dataset.failed).toBeUndefined()
    fireEvent.error(image())
    expect(frame()?.dataset.failed).toBe(shared.alt)
    expect([image().width, image().height]).toEqual([960, 600])
  })

  it('disappears when the picture loads after all', () => {
    render(<Picture {...shared} sources={{ light, fallback }} />)
    end = watchPictures()
    fireEvent.error(image())
    fireEvent.load(image())
    expect(frame()?.dataset.failed).toBeUndefined()
  })

  it('notices an error that came before its scripts', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const decode = vi.fn(() => Promise.reject(new Error('broken')))
    Object.assign(HTMLImageElement.prototype, { decode })
    render(<Picture {...shared} sources={{ light, fallback }} />)
    end = watchPictures()
    await waitFor(() => expect(frame()?.dataset.failed).toBe(shared.alt))
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })
})

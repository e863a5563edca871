import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../../src/ui/Picture.tsx'

const light = {
  avif: '/covers/bfr-480.avif 480w',
  webp: '/covers/bfr-480.webp 480w',
  src: '/covers/bfr.webp',
}
const dark = {
  avif: '/covers/bfr-dark.avif 480w',
  webp: '/covers/bfr-dark.webp 480w',
  src: '/covers/bfr-dark.webp',
}
const shared = { alt: 'Trois courbes gravées', width: 960, height: 600, sizes: '100vw' }

const image = () => screen.getByRole<HTMLImageElement>('img', { name: shared.alt })

afterEach(() => vi.restoreAllMocks())

describe('Picture', () => {
  it('offers the formats of dark pages before those of light ones, best first', () => {
    const { container } = render(<Picture {...shared} sources={{ light, dark }} />)
    const sets = [...container.querySelectorAll('source')].map(source => source.srcset)
    expect(sets).toEqual([dark.avif, dark.webp, light.avif, light.webp])
  })

  it('waits until it is near, unless it is seen first', () => {
    const { rerender } = render(<Picture {...shared} sources={{ light }} />)
    expect(image().getAttribute('loading')).toBe('lazy')
    rerender(<Picture {...shared} sources={{ light }} priority />)
    expect(image().getAttribute('loading')).toBe('eager')
  })

  it('gives way to a stand-in of the same size that says its text', () => {
    const { container } = render(<Picture {...shared} sources={{ light }} />)
    fireEvent.error(image())
    expect(container.querySelector('source')).toBeNull()
    expect(image().src).not.toContain('/covers/')
    expect([image().width, image().height]).toEqual([960, 600])
    expect(screen.getByText(shared.alt)).toBeTruthy()
  })

  it('notices an error that came before its scripts', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const decode = vi.fn(() => Promise.reject(new Error('broken')))
    Object.assign(HTMLImageElement.prototype, { decode })
    render(<Picture {...shared} sources={{ light }} />)
    await waitFor(() => expect(image().src).not.toContain('/covers/'))
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })

  it('tries again with another picture', () => {
    const { rerender } = render(<Picture {...shared} sources={{ light }} />)
    fireEvent.error(image())
    rerender(<Picture {...shared} sources={{ light: { ...light, src: '/covers/ebics.webp' } }} />)
    expect(image().src).toMatch(/ebics\.webp$/)
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MobileMenu } from '../../../../src/components/header/MobileMenu.tsx'
import { renderAt } from '../renderAt.tsx'

const user = userEvent.setup()
const toggle = () => screen.getByRole('button', { name: 'Menu' })
const panel = () => screen.getByRole('dialog', { name: 'Menu' })
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'
const closeButton = () => within(panel()).getByRole('button', { name: 'Fermer le menu' })
/** The focus comes once the panel is painted. */
const focusIsInside = () => vi.waitFor(() => expect(panel().contains(document.activeElement)).toBe(true))
const lastLink = () => within(panel()).getByRole('link', { name: 'English' })

describe('MobileMenu', () => {
  beforeEach(async () => {
    await renderAt('/blog', <MobileMenu />)
  })

  it('is closed at first, and is a popover of its button where there are no scripts', () => {
    expect(isOpen()).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
    const id = toggle().getAttribute('popovertarget') ?? ''
    expect(document.getElementById(id)?.getAttribute('popover')).toBe('auto')
  })

  it('opens as a modal panel, takes the focus and stops the page from scrolling', async () => {
    await user.click(toggle())
    expect(isOpen()).toBe(true)
    expect(panel().getAttribute('aria-modal')).toBe('true')
    await focusIsInside()
    expect(document.documentElement.hasAttribute('data-modal')).toBe(true)
  })

  it('keeps the focus inside, in both directions', async () => {
    await user.click(toggle())
    await focusIsInside()
    const first = within(panel()).getByRole('link', { name: 'Balancier' })
    expect(document.activeElement).toBe(first)
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(lastLink())
    await user.tab()
    expect(document.activeElement).toBe(first)
  })

  it('brings the focus back inside from elsewhere', async () => {
    await user.click(toggle())
    toggle().focus()
    await user.tab()
    expect(panel().contains(document.activeElement)).toBe(true)
  })

  it.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its button', () => user.click(closeButton())],
  ])('closes on %s and gives the focus back', async (_, close) => {
    await user.click(toggle())
    await close()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(toggle())
    expect(document.documentElement.hasAttribute('data-modal')).toBe(false)
  })

  it('closes when a link is followed, and leaves the focus to the page', async () => {
    await user.click(toggle())
    await user.click(within(panel()).getByRole('link', { name: 'Entreprise' }))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).not.toBe(toggle())
  })

  it('unfolds its sections', async () => {
    await user.click(toggle())
    const payments = within(panel()).getByText('Paiements')
    expect(payments.closest('details')?.open).toBe(false)
    await user.click(within(panel()).getByText('Solution'))
    expect(payments.closest('details')?.open).toBe(true)
  })

  it('offers the demonstration and the languages at its foot, and marks the open page', async () => {
    await user.click(toggle())
    const demo = within(panel()).getByRole('link', { name: 'Demander une démo' })
    expect(demo.getAttribute('href')).toBe('/fr/contact')
    expect(lastLink().getAttribute('href')).toBe('/en/blog')
    expect(within(panel()).getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
})

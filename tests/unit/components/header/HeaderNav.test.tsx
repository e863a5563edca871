import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { HeaderNav } from '../../../../src/components/header/HeaderNav.tsx'
import { renderAt, siteAt } from '../renderAt.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const link = (name: RegExp) => screen.getByRole('link', { name })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'
const user = userEvent.setup()

describe('HeaderNav', () => {
  beforeEach(async () => {
    await renderAt('/paiements', <HeaderNav />)
  })

  it('names the panel that each button controls, and renders its links when it opens', async () => {
    expect(screen.queryByRole('link', { name: /^Trésorerie/ })).toBeNull()
    await user.tab()
    const panel = document.getElementById(button('Solution').getAttribute('aria-controls') ?? '')
    expect(panel?.contains(link(/^Trésorerie/))).toBe(true)
    expect(screen.queryByRole('link', { name: /^Connectivité/ })).toBeNull()
  })

  it('opens on hover and closes on leaving', async () => {
    await user.hover(button('Solution'))
    expect(isOpen('Solution')).toBe(true)
    const mandates = link(/^Mandats SEPA/)
    fireEvent.pointerOut(button('Solution'), { pointerType: 'mouse', relatedTarget: mandates })
    expect(isOpen('Solution')).toBe(true)
    await user.unhover(mandates)
    expect(isOpen('Solution')).toBe(false)
  })

  it('stays open on the click that follows a hover, and closes on the next', async () => {
    await user.click(button('Services'))
    expect(isOpen('Services')).toBe(true)
    await user.click(button('Services'))
    expect(isOpen('Services')).toBe(false)
  })

  it('opens one menu at a time as the focus moves on, and closes when it leaves', async () => {
    await user.tab()
    expect(isOpen('Solution')).toBe(true)
    button('Services').focus()
    await expect.poll(() => [isOpen('Solution'), isOpen('Services')]).toEqual([false, true])
    link(/^Blog/).focus()
    await expect.poll(() => isOpen('Services')).toBe(false)
  })

  it('stays open with Enter after the focus has opened it; the next Enter closes it', async () => {
    await user.tab()
    await user.keyboard('{Enter}')
    expect(isOpen('Solution')).toBe(true)
    await user.keyboard('{Enter}')
    expect(isOpen('Solution')).toBe(false)
  })

  it('names the panel it controls only while there is one', async () => {
    expect(button('Solution').getAttribute('aria-controls')).toBeNull()
    await user.tab()
    const panel = document.getElementById(button('Solution').getAttribute('aria-controls') ?? '')
    expect(panel?.textContent).toContain('Paiements')
  })

  it('gives the focus back to the button on Escape, and leaves the menu closed', async () => {
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowRight}{Escape}')
    expect(document.activeElement).toBe(button('Solution'))
    expect(isOpen('Solution')).toBe(false)
    await user.keyboard('{Enter}')
    expect(isOpen('Solution')).toBe(true)
    await user.keyboard(' ')
    expect(isOpen('Solution')).toBe(false)
  })

  it('closes a menu that the pointer holds open on Escape', async () => {
    await user.hover(button('Solution'))
    await user.keyboard('{Escape}')
    expect(isOpen('Solution')).toBe(false)
  })

  it('moves by arrow keys: into the panel, along and across its rows', async () => {
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link(/^Paiements Circuit/))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(link(/^Relevés bancaires/))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link(/^Rapprochement/))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(link(/^Toutes les solutions/))
  })

  it('moves along the bar by arrow keys', async () => {
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(button('Services'))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(link(/^Entreprise/))
  })

  it('moves by letters inside an open menu', async () => {
    await user.tab()
    await user.keyboard('{ArrowDown}po')
    expect(document.activeElement).toBe(link(/^Pouvoirs bancaires/))
  })

  it('leaves letters alone with a modifier', async () => {
    await user.tab()
    await user.keyboard('{ArrowDown}{Control>}m{/Control}')
    expect(document.activeElement).toBe(link(/^Paiements Circuit/))
  })

  it('closes when a link in it is followed', async () => {
    await user.tab()
    fireEvent.click(link(/^Trésorerie/))
    expect(isOpen('Solution')).toBe(false)
  })

  it('marks the page that is open, and the menu it belongs to', async () => {
    await user.tab()
    expect(link(/^Paiements Circuit/).getAttribute('aria-current')).toBe('page')
    expect(button('Solution').getAttribute('aria-current')).toBe('true')
    expect(button('Services').getAttribute('aria-current')).toBeNull()
    expect(link(/^Blog/).getAttribute('aria-current')).toBeNull()
  })
})

it('leads to the overviews as links in the prerendered page, without panels', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(await siteAt('/paiements', <HeaderNav />))
  const entries = within(page).getAllByRole('link')
  expect(entries.map(entry => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Solution', '/fr/solution'],
    ['Services', '/fr/services'],
    ['Blog', '/fr/blog'],
    ['Entreprise', '/fr/company'],
  ])
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../../src/app/Failure.tsx'
import { renderAt } from '../components/renderAt.tsx'

describe('Failure', () => {
  it.each([
    ['fr', 'Recharger la page', 'Retour à l’accueil'],
    ['en', 'Reload the page', 'Back to home'],
  ] as const)('says in %s what to do, without any catalog', async (locale, reload, home) => {
    await renderAt('/paiements', <Failure error={new Error('locales/fr/demo.po is missing.')} />, locale)
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    // In development alone.
    expect(screen.getByText(/demo\.po is missing/)).toBeTruthy()
    const links = [reload, home].map(name => screen.getByRole('link', { name }))
    expect(links.map(link => link.getAttribute('href'))).toEqual([`/${locale}/paiements`, `/${locale}`])
    // With a target the router leaves the click to the browser: both links load a page.
    expect(links.map(link => link.getAttribute('target'))).toEqual(['_self', '_self'])
  })
})

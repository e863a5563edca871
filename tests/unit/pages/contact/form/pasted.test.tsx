import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContactForm } from '../../../../../src/pages/contact/form/ContactForm.tsx'
import { type FieldName, type Fields, fieldNames } from '../../../../../src/pages/contact/mail/fields.ts'
import { renderAt } from '../../../components/renderAt.tsx'
import { typed } from '../mail/request.ts'

const service = vi.fn<typeof fetch>()
const user = userEvent.setup()
let solve: (() => void) | undefined

beforeEach(() => {
  localStorage.clear()
  solve = undefined
  vi.stubGlobal('hcaptcha', {
    render: (_: Element, options: { callback: (token: string, key: string) => void }) => {
      solve = () => options.callback('token', 'key')
      return '0'
    },
    getResponse: () => 'token',
    getRespKey: () => 'key',
    reset: () => {},
    remove: () => {},
  })
  service.mockReset().mockImplementation(async () => new Response('OK'))
  vi.stubGlobal('fetch', service)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const control = (name: FieldName) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const paste = (fields: Partial<Fields>) => {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.input(control(name as FieldName), { target: { value } })
  }
}

const pasted: Fields = {
  'first-name': '\u2068Hélène\u2069',
  'last-name': '\u00a0Vas\u00adseur',
  email: 'mailto:h.vasseur@arvenne.example\u200b',
  role: 'Tréso\u00adrière\ufeff',
  company: '\u200eＡｒｖｅｎｎｅ',
  phone: '\u202dtel:＋33\u00a01\u00a099\u00a000\u00a019\u00a087\u202c',
  message: 'Quatorze entités, neuf\u2009banques,\u200b deux ERP.\u2028Un seul parapheur\u202f?',
}

it('what was pasted is sent clean, and stays in its field as it was pasted', async () => {
  // An answer that fails leaves the fields as they are.
  service.mockImplementation(async () => new Response('Too Many Requests', { status: 429 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderAt('/contact', <ContactForm />)
  paste(pasted)
  await user.click(screen.getByRole('button', { name: 'Charger la vérification' }))
  await waitFor(() => expect(solve).toBeDefined())
  act(() => solve?.())
  await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
  await screen.findByRole('button', { name: 'Renvoyer le message' })
  const sent = service.mock.calls[0]?.[1]?.body as FormData
  expect(Object.fromEntries(fieldNames.map(name => [name, sent.get(name)]))).toEqual(typed)
  for (const name of fieldNames) expect(control(name).value).toBe(pasted[name])
})

it.each([
  ['phone', '01 99 00 19 87 / 06 39 98 12 34', 'Indiquez un seul numéro, de 15 chiffres au plus.'],
  [
    'phone',
    '01 99 00 19 87 (bureau)',
    'Indiquez le numéro seul, suivi du poste s’il y en a un\u00a0: poste 12.',
  ],
  ['email', 'h.vasseur@arvenne.example, treso@arvenne.example', 'Indiquez une seule adresse e-mail.'],
  ['email', 'Hélène <h.vasseur@arvenne.example>', 'Indiquez l’adresse seule, sans espace ni autre mot.'],
] as const)('%s %j is ambiguous, and the field says what to do', async (name, text, message) => {
  await renderAt('/contact', <ContactForm />)
  paste({ [name]: text })
  fireEvent.blur(control(name))
  await waitFor(() => expect(control(name).getAttribute('aria-invalid')).toBe('true'))
  const described = control(name).getAttribute('aria-describedby')
  expect(document.getElementById(described ?? '')?.textContent).toBe(message)
})

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '../../../../../src/pages/contact/form/ContactForm.tsx'
import { fieldNames } from '../../../../../src/pages/contact/mail/fields.ts'
import { renderAt, siteAt } from '../../../components/renderAt.tsx'
import { typed } from '../mail/request.ts'

type Options = {
  hl: string
  callback: (token: string, key: string) => void
  'error-callback': (code: string) => void
  'expired-callback': () => void
}

/** A fake of hCaptcha's global object, with the options it was last given. */
const captcha: { options?: Options; render: ReturnType<typeof vi.fn> } = { render: vi.fn() }
const service = vi.fn<typeof fetch>()
let consoleError = vi.spyOn(console, 'error')
const user = userEvent.setup()

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/fr/contact')
  captcha.render.mockReset().mockImplementation((_: Element, options: Options) => {
    captcha.options = options
    return '0'
  })
  vi.stubGlobal('hcaptcha', {
    render: captcha.render,
    getResponse: () => 'token',
    getRespKey: () => 'key',
    reset: () => {},
    remove: () => {},
  })
  service.mockReset().mockImplementation(async () => new Response('OK'))
  vi.stubGlobal('fetch', service)
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => renderAt('/contact', <ContactForm />)
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Envoyer|Renvoyer|Envoi)/ })
/** Inactive, though it can be focused and explains itself. */
const isInactive = () => send().disabled || send().getAttribute('aria-disabled') === 'true'
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const texts = () => Object.fromEntries(fieldNames.map(name => [name, named(name)?.value]))

const fill = () => {
  for (const name of fieldNames) fireEvent.input(named(name) as Element, { target: { value: typed[name] } })
}
async function solve() {
  await user.click(screen.getByRole('button', { name: 'Charger la vérification' }))
  await waitFor(() => expect(captcha.render).toHaveBeenCalled())
  act(() => captcha.options?.callback('token', 'key'))
}
const alerts = () => screen.queryAllByRole('alert').map(alert => alert.textContent)

describe('the fields', () => {
  it('have their names, labels, types, tokens, and are required', async () => {
    await open()
    expect(screen.getByRole('form', { name: 'Demande de démonstration' })).toBeDefined()
    const facts = [
      'Prénom',
      'Nom',
      'E-mail professionnel',
      'Fonction',
      'Société',
      'Téléphone',
      'Message',
    ].map(label => {
      const { name, type, autocomplete, required, inputMode } = box(label)
      return [name, type, autocomplete, inputMode, required]
    })
    expect(facts).toEqual([
      ['first-name', 'text', 'given-name', '', true],
      ['last-name', 'text', 'family-name', '', true],
      ['email', 'email', 'email', 'email', true],
      ['role', 'text', 'organization-title', '', true],
      ['company', 'text', 'organization', '', true],
      ['phone', 'tel', 'tel', 'tel', true],
      ['message', 'textarea', '', '', true],
    ])
  })

  it('say what is wrong beside them, read out, and only that field renders', async () => {
    await open()
    await user.type(box('E-mail professionnel'), 'h.vasseur@arvenne')
    await user.tab()
    const error = await screen.findByText(/Il manque un nom de domaine/)
    expect(error.parentElement?.getAttribute('aria-live')).toBe('polite')
    const field = box('E-mail professionnel')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(error.id)
    await user.type(field, '.example')
    await waitFor(() => expect(field.hasAttribute('aria-invalid')).toBe(false))
  })

  it('are not marked invalid when left empty', async () => {
    await open()
    await user.click(box('Prénom'))
    await user.tab()
    await user.tab()
    await act(() => vi.dynamicImportSettled())
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})

describe('without the captcha', () => {
  it('the button is inactive and says why; Enter or a click on it shows a message, sends nothing and loads nothing of hCaptcha', async () => {
    await open()
    fill()
    expect(isInactive()).toBe(true)
    expect(send().disabled).toBe(false)
    expect(document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Faites d’abord la vérification anti-robot.',
    )
    await user.click(send())
    await waitFor(() => expect(alerts()).toEqual(['Veuillez compléter le captcha.']))
    await user.type(box('Société'), '{Enter}')
    await waitFor(() => expect(alerts()).toEqual(['Veuillez compléter le captcha.']))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Charger la vérification' })),
    )
    expect(service).not.toHaveBeenCalled()
    expect(captcha.render).not.toHaveBeenCalled()
    expect(document.querySelector('script[src*="hcaptcha"]')).toBeNull()
  })

  it('Enter in the message is a line break', async () => {
    await open()
    await user.type(box('Message'), 'Un{Enter}Deux')
    expect(box('Message').value).toBe('Un\nDeux')
    expect(alerts()).toEqual([])
  })

  it('its errors are summed up, with links, and the focus is on the first', async () => {
    await open()
    await user.type(box('Prénom'), 'Hélène')
    await user.type(box('Nom'), '{Enter}')
    const summary = await screen.findByText('6 champs à corriger')
    expect(alerts()).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(box('Nom')))
    const links = within(summary.closest('[role=alert]') as HTMLElement).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual([
      'Nom',
      'E-mail professionnel',
      'Fonction',
      'Société',
      'Téléphone',
      'Message',
    ])
    await user.click(links[4] as Element)
    expect(document.activeElement).toBe(box('Téléphone'))
    expect(location.hash).toBe('')
    await user.type(box('Téléphone'), '+33 1 99 00 19 87')
    expect(await screen.findByText('(corrigé)')).toBeDefined()
  })

  it('one that cannot load can be tried again, and offers phone and e-mail', async () => {
    await open()
    await solve()
    act(() => captcha.options?.['error-callback']('network-error'))
    expect(alerts()[0]).toContain('La vérification n’a pas pu se charger.')
    const group = within(screen.getByRole('group', { name: 'Vérification anti-robot' }))
    expect(group.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      'tel:+33199001987',
      'mailto:bonjour@balancier.example',
    ])
    expect(consoleError).toHaveBeenCalledWith('captcha: network-error')
    await user.click(group.getByRole('button', { name: 'Réessayer' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Vérification anti-robot' }))
    await waitFor(() => expect(captcha.render).toHaveBeenCalledTimes(2))
  })

  it('is asked for in the page’s language, and expires', async () => {
    await open()
    await solve()
    expect(captcha.options?.hl).toBe('fr')
    expect(isInactive()).toBe(false)
    act(() => captcha.options?.['expired-callback']())
    expect(isInactive()).toBe(true)
    expect(screen.getByText(/La vérification a expiré/).getAttribute('role')).toBe('status')
    expect(alerts()).toEqual(['Veuillez compléter le captcha.'])
  })
})

describe('sending', () => {
  it('sends once, says so, clears everything, and leads home', async () => {
    let answer = (_: Response) => {}
    service.mockImplementation(() => new Promise(resolve => (answer = resolve)))
    await open()
    fill()
    await solve()
    await user.dblClick(send())
    await waitFor(() => expect(service).toHaveBeenCalled())
    expect(send().textContent).toBe('Envoi en cours…')
    expect([isInactive(), send().getAttribute('aria-busy')]).toEqual([true, 'true'])
    expect(box('Message').readOnly).toBe(true)
    await act(async () => answer(new Response('OK')))
    const [success] = await screen.findAllByRole('alert')
    expect(success?.textContent).toContain('Message réçu avec succès')
    expect(
      within(success as HTMLElement)
        .getByRole('link', { name: 'Fermer' })
        .getAttribute('href'),
    ).toBe('/fr')
    expect(document.activeElement).toBe(success)
    expect(Object.values(texts()).join('')).toBe('')
    expect(localStorage.length).toBe(0)
    expect(service).toHaveBeenCalledTimes(1)
    expect(isInactive()).toBe(true)
  })

  it.each([
    [429, 'Too Many Requests', 'attendez une minute', 'mail: throttled (429 Too Many Requests)'],
    [
      451,
      'Unavailable For Headless Browser',
      'automate',
      'mail: headless (451 Unavailable For Headless Browser)',
    ],
    [403, 'Forbidden', 'refuse cette demande', 'mail: forbidden (403 Forbidden)'],
    [400, 'Bad Request', 'ne comprend pas', 'mail: invalid (400 Bad Request)'],
    [500, 'Server Error', 'en panne', 'mail: server (500 Server Error)'],
    [0, 'Network Error', 'Vérifiez votre connexion', 'mail: network (0 Network Error)'],
  ])('keeps everything after a failure %i %s, and says what helps', async (status, text, help, line) => {
    service.mockImplementation(async () => {
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response(text, { status })
    })
    await open()
    fill()
    await solve()
    await user.click(send())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toContain(
      "Un problème est survenu lors de l'envoi du message. Renvoyer votre message !",
    )
    expect(alert.textContent).toContain(help)
    expect(consoleError).toHaveBeenCalledWith(line)
    expect(texts()).toEqual(typed)
    await waitFor(() => expect(document.activeElement).toBe(send()))
    expect(send().textContent).toBe('Renvoyer le message')
    service.mockImplementation(async () => new Response('OK'))
    await user.click(send())
    expect(await screen.findByText('Message réçu avec succès')).toBeDefined()
  })
})

describe('an answer that does not come', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  /** A service that answers when it is told to. */
  const wait = async () => {
    let answer = (_: Response) => {}
    service.mockImplementation(() => new Promise(resolve => (answer = resolve)))
    await open()
    fill()
    await solve()
    await user.click(send())
    await waitFor(() => expect(service).toHaveBeenCalled())
    return (response: Response) => act(async () => answer(response))
  }

  it('frees the form after half a minute, says so, and loses nothing', async () => {
    await wait()
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(send().textContent).toBe('Envoi en cours…')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect((await screen.findByRole('alert')).textContent).toContain('n’a pas répondu')
    expect(texts()).toEqual(typed)
    expect(box('Message').readOnly).toBe(false)
    expect([send().textContent, isInactive()]).toEqual(['Renvoyer le message', false])
    expect(Object.values(localStorage).join()).toContain(typed.message.split('\n')[0])
  })

  it('counts when it comes later', async () => {
    const answer = await wait()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await answer(new Response('OK'))
    expect(await screen.findByText('Message réçu avec succès')).toBeDefined()
    expect(Object.values(texts()).join('')).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('when the page is left meanwhile: the message is no draft, but can be taken up again', async () => {
    await wait()
    cleanup()
    await open()
    expect(Object.values(texts()).join('')).toBe('')
    expect(screen.queryByText('Nous avons retrouvé votre brouillon')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reprendre son texte' }))
    expect(texts()).toEqual(typed)
  })
})

describe('the draft', () => {
  it('is restored with a notice, and can be deleted and restored again', async () => {
    const { unmount } = await open()
    fill()
    unmount()
    await open()
    expect(texts()).toEqual(typed)
    const notice = screen.getByText('Nous avons retrouvé votre brouillon').closest('[role=status]')
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Effacer' }))
    expect(Object.values(texts()).join('')).toBe('')
    expect(localStorage.length).toBe(0)
    expect(document.activeElement).toBe(box('Prénom'))
    await user.click(screen.getByRole('button', { name: 'Rétablir' }))
    expect(texts()).toEqual(typed)
  })

  it('cannot be stored if storage is full: the form says so and keeps working', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open()
    fill()
    expect(await screen.findByText(/Votre navigateur ne garde pas ce que vous tapez/)).toBeDefined()
    await solve()
    await user.click(send())
    expect(await screen.findByText('Message réçu avec succès')).toBeDefined()
  })
})

describe('offline', () => {
  const connection = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
  }

  it('says so; once online it loads the captcha, and one click sends', async () => {
    await open()
    fill()
    await solve()
    connection(false)
    expect(screen.getByText('Vous êtes hors ligne').closest('[role=status]')).not.toBeNull()
    expect([send().textContent, isInactive()]).toEqual(['Envoyer au retour du réseau', true])
    connection(true)
    expect(screen.getByText('La connexion est revenue')).toBeDefined()
    expect(isInactive()).toBe(true)
    await waitFor(() => expect(captcha.render).toHaveBeenCalledTimes(2))
    act(() => captcha.options?.callback('token', 'key'))
    await user.click(send())
    expect(await screen.findByText('Message réçu avec succès')).toBeDefined()
  })
})

describe('#CPI', () => {
  const subject = 'Objet\u00a0: une démonstration sur notre propre cas.\n\n'

  it('begins the message, shows it, and keeps nothing before something is typed', async () => {
    history.replaceState(null, '', '/fr/contact#CPI')
    await open()
    expect(box('Message').value).toBe(subject)
    expect(screen.getByText(/Nous avons écrit la première ligne/)).toBeDefined()
    expect(localStorage.length).toBe(0)
  })

  it('also when it is followed on the page itself; a message that was begun stays', async () => {
    await open()
    await user.type(box('Message'), 'Bonjour')
    history.replaceState(null, '', '/fr/contact#CPI')
    act(() => void dispatchEvent(new Event('hashchange')))
    expect(box('Message').value).toBe('Bonjour')
    await user.clear(box('Message'))
    act(() => void dispatchEvent(new Event('hashchange')))
    expect(box('Message').value).toBe(subject)
  })
})

it('hydrates without changes, and typed text stays and is stored', async () => {
  const page = await siteAt('/contact', <ContactForm />)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  // Clicking them would have no effect yet.
  const answering = ['Charger la vérification', 'Effacer ce que j’ai tapé']
  const asleep = () =>
    answering.filter(name => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  expect(isInactive()).toBe(true)
  expect(asleep()).toEqual(answering)
  fireEvent.input(box('Prénom'), { target: { value: 'Hélène' } })
  const recovered = vi.fn()
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: recovered }))
  expect(recovered).not.toHaveBeenCalled()
  expect(consoleError).not.toHaveBeenCalled()
  expect(box('Prénom').value).toBe('Hélène')
  expect(asleep()).toEqual([])
  act(() => root.unmount())
  place.remove()
  expect(Object.values(localStorage).join()).toContain('Hélène')
})

it('typing renders nothing anew', async () => {
  const rendered = vi.fn()
  await renderAt(
    '/contact',
    <Profiler id="form" onRender={rendered}>
      <ContactForm />
    </Profiler>,
  )
  await user.click(box('Société'))
  rendered.mockClear()
  await user.keyboard('Arvenne')
  expect(box('Société').value).toBe('Arvenne')
  expect(rendered).not.toHaveBeenCalled()
})

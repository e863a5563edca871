import type { Page, Request } from '@playwright/test'
import { typed } from '../../tests/unit/pages/contact/mail/request.ts'

/** What a visitor types into the form; markup and a quotation are plain text. */
export const request = {
  ...typed,
  message: 'Quatorze entités, neuf banques.\nUn seul parapheur ? <b>& "deux" signatures</b>',
} as const

/** The same request as copied from contact apps, mail programs and PDF readers. */
export const pasted = {
  ...request,
  'first-name': '\u2068Hélène\u2069',
  'last-name': 'Vas\u00adseur\u00a0',
  email: 'mailto:h.vasseur@arvenne.example\u200b',
  company: '\ufeffＡｒｖｅｎｎｅ',
  phone: '\u202d+33\u00a01\u00a099\u00a000\u00a019\u00a087\u202c',
} as const

/** The texts of the form in both languages; those of the specification are verbatim. */
export const words = {
  fr: {
    load: 'Charger la vérification',
    again: 'Réessayer',
    captcha: 'Veuillez compléter le captcha.',
    failed: "Un problème est survenu lors de l'envoi du message. Renvoyer votre message !",
    sent: 'Message réçu avec succès',
    close: 'Fermer',
    send: 'Envoyer la demande',
    sending: 'Envoi en cours…',
    resend: 'Renvoyer le message',
    wait: 'Envoyer au retour du réseau',
    expired: 'La vérification a expiré',
    broken: 'La vérification n’a pas pu se charger.',
    offline: 'Vous êtes hors ligne',
    returned: 'La connexion est revenue',
    found: 'Nous avons retrouvé votre brouillon',
    clear: 'Effacer',
    summary: /7 champs à corriger/,
    numbers: 'Indiquez un seul numéro, de 15 chiffres au plus.',
    domain: /Il manque un nom de domaine/,
    subject: 'Objet\u00a0: une démonstration sur notre propre cas.\n\n',
    help: {
      400: /ne comprend pas/,
      403: /refuse/,
      429: /une minute/,
      451: /automate/,
      500: /en panne/,
      0: /connexion/,
    },
    scripts: /demande des scripts/,
    late: 'n’a pas répondu',
    takeUp: 'Reprendre son texte',
    unreceived: /ne peut pas recevoir/,
  },
  en: {
    load: 'Load the robot check',
    again: 'Try again',
    captcha: 'Please complete the captcha.',
    failed: 'An error occurred while sending the message. Please try again!',
    sent: 'Message sent successfully',
    close: 'Close',
    send: 'Send the request',
    sending: 'Sending…',
    resend: 'Send again',
    wait: 'Send once you are online',
    expired: 'The robot check has expired',
    broken: 'The robot check could not be loaded.',
    offline: 'You are offline',
    returned: 'You are back online',
    found: 'We found your draft',
    clear: 'Clear',
    summary: /7 fields to correct/,
    numbers: 'Enter a single number of at most 15 digits.',
    domain: /The domain name is missing/,
    subject: 'Subject: a demo with our own data.\n\n',
    help: {
      400: /failed on our side/,
      403: /would not take/,
      429: /a minute/,
      451: /possible bot/,
      500: /is down/,
      0: /connection/,
    },
    scripts: /needs JavaScript/,
    late: 'has not answered',
    takeUp: 'Take up its text again',
    unreceived: /cannot receive messages/,
  },
} as const

/** A fake widget that is solved by a click, and expires by a click on its second button. */
const widget = `(() => {
  const button = (text, answer) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = text
    element.addEventListener('click', answer)
    return element
  }
  const places = new Map()
  window.hcaptcha = {
    render(place, options) {
      const id = String(places.size)
      places.set(id, place)
      const response = document.createElement('textarea')
      response.name = 'h-captcha-response'
      response.hidden = true
      place.append(
        button('human ' + options.hl, () => { response.value = 'token'; options.callback('token', 'key') }),
        button('expire', () => options['expired-callback']()),
        button('break', () => options['error-callback']('network-error')),
        response,
      )
      return id
    },
    getResponse: () => 'token',
    getRespKey: () => 'key',
    reset() {},
    remove: id => places.get(id)?.replaceChildren(),
  }
  window.hCaptchaOnLoad()
})()`

type Service = { status?: number; text?: string /** ms */; delay?: number }

/** Fakes both services at the network level, and records the requests. */
export async function playServices(page: Page) {
  const played = {
    captcha: true,
    mail: {} as Service,
    posts: [] as Request[],
    thirdParty: [] as string[],
  }
  page.on('request', sent => {
    const { hostname } = new URL(sent.url())
    if (hostname !== 'localhost') played.thirdParty.push(hostname)
  })
  await page.route(/^https:\/\/([\w-]+\.)*hcaptcha\.com\//, route =>
    played.captcha
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: widget,
        })
      : route.abort(),
  )
  // Whether messages are taken: not every host of a test has a mail catcher.
  await page.route('**/api/v1.0/email/ready.txt', route => route.fulfill({ body: 'OK' }))
  await page.route('**/api/v1.0/email/send-form', async route => {
    const { status = 200, text = 'OK', delay = 0 } = played.mail
    played.posts.push(route.request())
    if (delay) await new Promise(resolve => setTimeout(resolve, delay))
    if (status === 0) await route.abort('connectionrefused')
    else await route.fulfill({ status, body: text })
  })
  return played
}

/** The fields of a multipart body, in order. */
export const parts = (body: string | null) =>
  [...(body ?? '').matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, name, text]) => [
    name,
    text?.replaceAll('\r\n', '\n'),
  ])

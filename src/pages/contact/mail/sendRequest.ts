import './shieldStorage.ts'
import { init, sendForm } from '@emailjs/browser'
import { UnexpectedAnswer } from './failure.ts'
import { type Fields, fieldNames } from './fields.ts'
import { requestSchema } from './schema.ts'
import { mailSettings } from './settings.ts'

/** A form with these fields that is not part of the page. */
function formOf(fields: readonly (readonly [name: string, text: string])[]): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}

/** The names under which hCaptcha's widget puts its token into a form; EmailJS documents the second. */
const tokenNames = ['h-captcha-response', 'g-recaptcha-response'] as const

/**
 * Sends a request for a demo: one POST with the fields, the token of the captcha and the identifiers of the mail
 * service. Resolves if the service accepted it, which it says by the text `OK`: proxies and login pages answer with
 * status 200, too. Rejects with what `failureOf` explains.
 */
export async function sendRequest(typed: Fields, captchaToken?: string): Promise<void> {
  // The form's own check is skipped if the schema could not be loaded; what is sent has always passed it.
  const request = requestSchema.parse(typed)
  const { origin, publicKey, serviceId, templateId } = mailSettings
  init({ publicKey, blockHeadless: false }, origin)
  // A separate form: widgets may add fields to the one in the page.
  const answer = await sendForm(
    serviceId,
    templateId,
    formOf([
      ...fieldNames.map(name => [name, request[name]] as const),
      ...(captchaToken ? tokenNames.map(name => [name, captchaToken] as const) : []),
    ]),
  )
  if (answer.status !== 200 || answer.text !== 'OK') throw new UnexpectedAnswer(answer)
}

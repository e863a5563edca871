import './shieldStorage.ts'
import { init, sendForm } from '@emailjs/browser'
import { type Fields, fieldNames } from './fields.ts'
import { requestSchema } from './schema.ts'
import { mailSettings } from './settings.ts'

/** A form with these names and texts and nothing else, which is no part of the page. */
function formOf(fields: readonly (readonly [name: string, text: string])[]): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}

/**
 * Sends a request for a demonstration: one POST of a form with its seven fields and what the service needs to know
 * whose it is. Rejects with what `failureOf` explains.
 */
export async function sendRequest(typed: Fields): Promise<void> {
  // The form could not check its fields if the schema did not load; what is sent has passed it in any case.
  const request = requestSchema.parse(typed)
  const { origin, publicKey, serviceId, templateId } = mailSettings
  init({ publicKey, blockHeadless: false }, origin)
  // A form of its own: whatever a widget adds to the one in the page stays there.
  await sendForm(serviceId, templateId, formOf(fieldNames.map(name => [name, request[name]])))
}

import './shieldStorage.ts'

import { init, send } from '@emailjs/browser'
import { mailSettings } from './settings.ts'

/**
 * Sends a message as JSON, with the mail service's other call. No page uses it. Rejects with what `failureOf` explains.
 */
export async function sendTemplate(values: Record<string, string>): Promise<void> {
  const { origin, publicKey, serviceId, templateId } = mailSettings
  init({ publicKey, blockHeadless: false }, origin)
  await send(serviceId, templateId, values)
}

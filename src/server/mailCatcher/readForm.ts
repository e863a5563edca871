import { composeMessage, isIdentifier, type ReadMessage } from './message.ts'
import { Refused } from './refused.ts'

/** Reads the multipart body that `sendForm` sends: fields and identifiers side by side. Files are not taken. */
export const readForm: ReadMessage = async (body, headers, received) => {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refused(400, 'The body must be multipart/form-data')
  const parts = await partsOf(body, type)
  const values = new Map<string, string[]>()
  for (const [name, value] of parts) {
    if (typeof value !== 'string') throw new Refused(400, 'Files are not taken')
    values.set(name, [...(values.get(name) ?? []), value])
  }
  const entries = [...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]] as const)
  return composeMessage(
    'send-form',
    Object.fromEntries(entries.filter(([name]) => isIdentifier(name))),
    Object.fromEntries(entries.filter(([name]) => !isIdentifier(name))),
    received,
  )
}

async function partsOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  } catch {
    // Its own words say no more, and could repeat the body.
    throw new Refused(400, 'The multipart body cannot be read')
  }
}

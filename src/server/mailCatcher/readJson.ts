import { composeMessage, type ReadMessage } from './message.ts'
import { Refused } from './refused.ts'

/** Levels of lists and objects inside `template_params`; a kept file is indented, and grows with their square. */
const deepest = 8

/** Reads the JSON body that `send` sends: the identifiers, and `template_params` with what the message says. */
export const readJson: ReadMessage = async (body, headers, received) => {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new Refused(400, 'The body must be application/json')
  }
  const given = parse(body)
  if (!isObject(given)) throw new Refused(400, 'The body must be a JSON object')
  const { template_params: params } = given
  if (!isShallow(params, deepest)) throw new Refused(400, `template_params has more than ${deepest} levels`)
  return composeMessage('send', given, isObject(params) ? params : undefined, received)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refused(400, 'The JSON body cannot be read')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1)))

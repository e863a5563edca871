/** Why a request could not be sent, as far as it changes the message to the visitor. */
export type FailureKind =
  | 'headless'
  | 'forbidden'
  | 'throttled'
  | 'invalid'
  | 'server'
  | 'network'
  | 'unexpected'
  | 'timeout'
  | 'settings'

/** A failure with the HTTP status (0: no response) and the text of the service. */
export type Failure = { kind: FailureKind; status: number; text: string }

const known: Record<number, [FailureKind, string]> = {
  400: ['invalid', 'Bad Request'],
  403: ['forbidden', 'Forbidden'],
  429: ['throttled', 'Too Many Requests'],
  451: ['headless', 'Unavailable For Headless Browser'],
}

/** An answer with a status of success that is not the mail service's: a login page, a proxy, another server. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  readonly text: string
  constructor({ status, text }: { status: number; text: string }) {
    super('The answer is not OK')
    this.status = status
    this.text = text
  }
}

const isAnswer = (reason: unknown): reason is { status: number; text?: unknown } =>
  typeof reason === 'object' && reason !== null && 'status' in reason && typeof reason.status === 'number'

/**
 * Interprets why sending failed: an error response, an answer that is not the service's, no response (fetch throws), or
 * a message of the mail library about its settings.
 * @example failureOf({ status: 429, text: '' }) // { kind: 'throttled', status: 429, text: 'Too Many Requests' }
 */
export function failureOf(reason: unknown): Failure {
  if (typeof reason === 'string') return { kind: 'settings', status: 0, text: reason }
  if (!isAnswer(reason) || reason.status === 0) return { kind: 'network', status: 0, text: 'Network Error' }
  const { status } = reason
  if (reason instanceof UnexpectedAnswer) return { kind: 'unexpected', status, text: reason.text }
  const [kind, text] = known[status] ?? (status >= 500 ? ['server', 'Server Error'] : ['invalid', 'Refused'])
  return { kind, status, text: typeof reason.text === 'string' && reason.text ? reason.text : text }
}

/**
 * A failure in one line, for the console.
 * @example failureLine({ kind: 'network', status: 0, text: 'Network Error' }) // 'mail: network (0 Network Error)'
 */
export const failureLine = ({ kind, status, text }: Failure): string =>
  `mail: ${kind} (${status} ${text.slice(0, 200)})`

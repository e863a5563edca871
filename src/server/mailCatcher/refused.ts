import type { OutgoingHttpHeaders } from 'node:http'

/** An answer of the mail service other than "OK": its status, and the text that says why. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly headers: OutgoingHttpHeaders

  constructor(status: number, text: string, headers: OutgoingHttpHeaders = {}) {
    super(text)
    this.status = status
    this.headers = headers
  }
}

/** What the service says of too much data, word for word. */
export const tooLarge = () =>
  new Refused(413, 'Variables size limit. The maximum allowed variables size is 50Kb')

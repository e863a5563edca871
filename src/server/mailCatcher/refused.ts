import type { OutgoingHttpHeaders } from 'node:http'

/** An error response of the mail service: status and text. */
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

/** The mail service's own words for too much data. */
export const tooLarge = () =>
  new Refused(413, 'Variables size limit. The maximum allowed variables size is 50Kb')

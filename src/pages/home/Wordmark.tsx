import clientsUrl from './clients.svg?url'
import type { Client } from './clients.ts'

/** The logo of a client, in the colour of its text. */
export const Wordmark = ({ client: { id, name, width } }: { client: Client }) => (
  <svg width={width} height={28} viewBox={`0 0 ${width} 28`} fill="currentColor" role="img" aria-label={name}>
    <use href={`${clientsUrl}#${id}`} />
  </svg>
)

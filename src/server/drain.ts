import type { Server } from 'node:http'

/** In milliseconds; hosts commonly kill a stopping process after ten seconds. */
export const longestDrain = 8000
const sweepEvery = 100

/**
 * Stops a server gracefully: refuses new connections, finishes responses, closes idle connections, and cuts off
 * everything else after `longest` milliseconds.
 */
export function drain(server: Server, longest = longestDrain): void {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  server.close()
  setInterval(() => server.closeIdleConnections(), sweepEvery).unref()
  setTimeout(() => server.closeAllConnections(), longest).unref()
}

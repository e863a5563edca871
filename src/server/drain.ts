import type { Server } from 'node:http'

/** Milliseconds; hosts that stop a process commonly kill it after ten seconds. */
export const longestDrain = 8000
const sweepEvery = 100

/**
 * Stops a server: no new connection, answers under way are finished, connections kept alive are closed
 * as they fall idle, and whatever still runs after `longest` milliseconds is cut.
 */
export function drain(server: Server, longest = longestDrain): void {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  server.close()
  setInterval(() => server.closeIdleConnections(), sweepEvery).unref()
  setTimeout(() => server.closeAllConnections(), longest).unref()
}

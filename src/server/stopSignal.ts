const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Calls `stop` on SIGTERM and SIGINT instead of ending the process. A terminal and npm each send a signal, so `stop`
 * must allow being called twice. Returns a function that removes the handlers.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

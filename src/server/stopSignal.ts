const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Calls `stop` instead of ending the process on SIGTERM and SIGINT. A terminal and npm each send theirs, so `stop`
 * must bear being called twice. The function returned gives the signals back.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** The storage that the site uses on this device in bytes, if the browser tells. */
export const storageInUse = async (): Promise<number | undefined> =>
  (await navigator.storage?.estimate?.().catch(() => undefined))?.usage

/** Asks the browser not to evict what the visitor has chosen to cache. */
export const askToPersist = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false)
}

/** The bytes that the site uses on this device, as far as the browser tells. */
export const storageInUse = async (): Promise<number | undefined> =>
  (await navigator.storage?.estimate?.().catch(() => undefined))?.usage

/** Asks the browser not to clear by itself what the visitor has chosen to keep. */
export const askToPersist = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false)
}

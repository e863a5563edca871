type Key = 'balancier-offline' | 'balancier-later' | 'balancier-cleared'

/** A flag that survives reloads; where storage is forbidden it is never set. */
const flag = (key: Key, name: 'localStorage' | 'sessionStorage') => ({
  isSet: (): boolean => {
    try {
      return window[name].getItem(key) !== null
    } catch {
      return false
    }
  },
  set: (isSet: boolean): void => {
    try {
      if (isSet) window[name].setItem(key, '1')
      else window[name].removeItem(key)
    } catch {
      // Then a notice is shown again, or the next visit caches the site.
    }
  },
})

/** The visitor was told in this tab that the connection is lost. */
export const toldOffline = flag('balancier-offline', 'sessionStorage')
/** The visitor dismissed the new version in this tab. */
export const putOff = flag('balancier-later', 'sessionStorage')
/** The visitor has deleted the cached site, and wants it to stay so. */
export const cleared = flag('balancier-cleared', 'localStorage')

/** Whether only what is read should be cached. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || cleared.isSet()
}

/** The storage that the site uses on this device in bytes, if the browser tells. */
export const storageInUse = async (): Promise<number | undefined> =>
  (await navigator.storage?.estimate?.().catch(() => undefined))?.usage

/** Asks the browser not to evict what the visitor has chosen to cache. */
export const askToPersist = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false)
}

const key = 'balancier-offline'

/**
 * Notes that the visitor has been told of being offline, or is online again; says whether this is news. A page that is
 * loaded anew does not tell it again.
 */
export function tellOnce(offline: boolean): boolean {
  try {
    const told = sessionStorage.getItem(key) !== null
    if (offline) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
    return told !== offline
  } catch {
    return offline
  }
}

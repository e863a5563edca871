const key = 'balancier-offline'
const later = 'balancier-later'

/**
 * Records that the visitor was told of a change of connection, and returns whether it is new: reloaded pages do not
 * repeat it.
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

/** Records that the visitor dismissed the new version; pages in this tab do not offer it again. */
export function putOff(): void {
  try {
    sessionStorage.setItem(later, '1')
  } catch {
    // Then it is offered again.
  }
}

/** Whether the visitor dismissed the new version in this tab. */
export function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(later) !== null
  } catch {
    return false
  }
}

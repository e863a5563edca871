const key = 'balancier-offline'
const later = 'balancier-later'

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

/** Notes that the visitor puts the new version off; pages of this tab that are loaded later do not offer it again. */
export function putOff(): void {
  try {
    sessionStorage.setItem(later, '1')
  } catch {
    // Then it is offered again.
  }
}

/** Whether the visitor has put the new version off in this tab. */
export function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(later) !== null
  } catch {
    return false
  }
}

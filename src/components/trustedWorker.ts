const policy = globalThis.trustedTypes?.createPolicy('worker', {
  createScriptURL: address => (new URL(address, location.href).origin === location.origin ? address : null),
})

/** The address of one of the site's own workers, as a trusted URL where browsers require one. */
export const trustedWorker = (address: string): string => policy?.createScriptURL(address) ?? address

const host = /^https:\/\/([\w-]+\.)*hcaptcha\.com\//

/**
 * Lets hCaptcha work under trusted types, which it does not know: its scripts are fetched from its own hosts and no
 * others. HTML passes, for it makes pictures of it; what a script could hide in there, the policy keeps from running.
 * Only the policy of the form's page allows this at all.
 */
export function trustCaptcha(): void {
  const types = globalThis.trustedTypes
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', {
    createHTML: html => html,
    createScriptURL: url => (host.test(url) ? url : null),
  })
}

const host = /^https:\/\/([\w-]+\.)*hcaptcha\.com\//

/**
 * Lets hCaptcha work under Trusted Types, which it does not support: scripts load from its own hosts only. HTML passes,
 * because the policy keeps scripts in it from running. Only the policy of the contact page allows this.
 */
export function trustCaptcha(): void {
  const types = globalThis.trustedTypes
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', {
    createHTML: html => html,
    createScriptURL: url => (host.test(url) ? url : null),
  })
}

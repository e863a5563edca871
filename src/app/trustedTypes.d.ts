/** What this site uses of Trusted Types, which TypeScript’s own list of the browser does not name yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
  ): { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
  readonly defaultPolicy: object | null
}
declare var trustedTypes: TrustedTypes | undefined

/** The part of the library that the server uses; @types/negotiator does not have `preferred` yet. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { [name: string]: string | string[] | undefined } })
    /** Those of `available` that the client accepts, most wanted first; among equal weights in the order of `preferred`. */
    encodings<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T[]
    /** The tags of Accept-Language, or those of `available` that it accepts, most wanted first. */
    languages(): string[]
    languages<T extends string>(available: readonly T[]): T[]
  }
}

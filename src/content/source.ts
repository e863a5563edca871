/** Reads a compiled data file in the page's language; rejects with `MissingData` if there is none. */
export type ReadData = <T>(path: string) => Promise<T>

/** Thrown when a data file does not exist, so that a route can answer with its not-found page. */
export class MissingData extends Error {
  override name = 'MissingData'
}

/** A data file, as a path under `/data` without language and extension (`teasers`, `blog/1`, `articles/bfr`). */
export type DataPath = string

/** Reads a compiled data file in the page's language; rejects with `MissingData` if there is none. */
export type ReadData = <T>(path: DataPath) => Promise<T>

/** Thrown when a data file does not exist, so that a route can answer with its not-found page. */
export class MissingData extends Error {
  override name = 'MissingData'
}

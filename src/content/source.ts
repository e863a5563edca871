/** A data file the pages read: its path under `/data`, without language and ending (`teasers`, `blog/1`, `articles/bfr`). */
export type DataPath = string

/** Reads one compiled data file in the language of the page; rejects with a `MissingData` when there is none. */
export type ReadData = <T>(path: DataPath) => Promise<T>

/** Thrown when a data file does not exist, so that a route can answer with its not-found page. */
export class MissingData extends Error {
  override name = 'MissingData'
}

type Hydration = {
  /** The first page is being prepared, and needs no more than what it brings to life. */
  reading: boolean
  /** What is mounted now stands over prerendered HTML, until a navigation mounts another page. */
  keeping: boolean
  /** The bare path of the page that was prerendered, if one was: of that one nothing but its HTML is there. */
  first?: string | false
  /** Hydration failed, and React renders anew: resolved once the data that hydration spared are read. */
  mending?: Promise<void> | undefined
  /** Begins the mending, once. */
  mend: () => Promise<void>
}

/**
 * How far the client has come in taking over prerendered HTML. `reading` and `keeping` are false on the server and where
 * nothing was prerendered.
 */
export const hydration: Hydration = { reading: false, keeping: false, mend: async () => {} }

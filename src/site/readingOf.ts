import type { ProductPath } from '../content/pages.ts'
import type { Reading } from '../content/types.ts'
import type { RouterContext } from '../router.tsx'

/** Gives a function that reads what to open after a solution or service page. */
export const readingOf =
  (path: ProductPath) =>
  ({ read }: RouterContext): Promise<Reading> =>
    read(`related${path}`)

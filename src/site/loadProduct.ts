import type { ProductPath } from '../content/pages.ts'
import type { ReadData } from '../content/source.ts'
import type { Reading } from '../content/types.ts'

type Context = { read: ReadData; areas: (...names: string[]) => Promise<void> }

/** What a solution or service page needs before it renders: its words (`names` of catalogues) and what to read next. */
export async function loadProduct(
  { read, areas }: Context,
  path: ProductPath,
  ...names: string[]
): Promise<Reading> {
  const [reading] = await Promise.all([read<Reading>(`related${path}`), areas(...names)])
  return reading
}

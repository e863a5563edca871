import { notFound } from '@tanstack/react-router'
import { MissingData } from '../content/source.ts'
import type { RouterContext } from '../router.tsx'

/** Reads a data file; where there is none, the page for unknown addresses answers. */
export async function readOrUnknown<Data>({ areas, read }: RouterContext, path: string): Promise<Data> {
  try {
    return await read<Data>(path)
  } catch (error) {
    if (!(error instanceof MissingData)) throw error
    await areas('overview', 'scenes/pooling')
    throw notFound()
  }
}

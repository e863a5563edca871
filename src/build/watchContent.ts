import { join } from 'node:path'
import { buildContent } from './content.ts'
import { buildCovers } from './covers.ts'
import { writeEngravings } from './engravings.ts'
import { publishedCovers } from './publishedCovers.ts'

/** Compiles content, engravings and covers for development, and compiles content again when it changes. */
export async function watchContent(root: string): Promise<void> {
  await writeEngravings(join(root, '.engraved'))
  await buildContent({ root, watch: true })
  await buildCovers(await publishedCovers(root), {
    outDir: join(root, '.build'),
    cacheDir: join(root, 'node_modules/.cache/balancier/covers'),
  })
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { everyPage, scoreTable } from './everyPage.ts'
import { interactionFigures } from './interaction.ts'
import { lighthouseOf, withLighthouse } from './lighthouse.ts'
import { loadFigures } from './load.ts'
import { offlineFigures } from './offline.ts'
import { type Figure, table } from './report.ts'
import { withServer } from './server.ts'
import { sizesOf } from './sizes.ts'

const root = join(import.meta.dirname, '../..')
const history = join(import.meta.dirname, 'history.ndjson')

/** Builds with every cache wiped; seconds of wall time. */
function coldBuild(): number {
  for (const folder of [
    'dist',
    '.velite',
    '.engraved',
    '.build',
    'node_modules/.cache/balancier',
    'node_modules/.vite',
  ]) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
  const start = performance.now()
  const { status } = spawnSync('node', ['src/build/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
  return (performance.now() - start) / 1000
}

const pages = { home: '/fr', payments: '/fr/paiements', index: '/fr/blog', article: '/fr/blog-post-4yeux' }
const figures: Figure[] = [{ name: 'cold build', value: coldBuild(), unit: 's', budget: 30 }]
figures.push(...sizesOf(pages))
await withServer(async origin => {
  figures.push(...(await interactionFigures(origin)))
  await withLighthouse(origin, async measure => {
    figures.push(...(await lighthouseOf(measure, pages)))
    if (!process.argv.includes('--all')) return
    const { scores, figures: lowest } = await everyPage(measure)
    console.info(scoreTable(scores))
    figures.push(...lowest)
  })
})
figures.push(...(await offlineFigures()), ...(await loadFigures()))

const lines = existsSync(history) ? readFileSync(history, 'utf8').trim().split('\n') : []
const last =
  lines.length > 0 ? (JSON.parse(lines.at(-1) ?? '{}') as { figures: Record<string, number> }).figures : {}
console.info(table(figures, last))
const measured = Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(3))]))
appendFileSync(history, `${JSON.stringify({ at: new Date().toISOString(), figures: measured })}\n`)
if (
  figures.some(
    ({ value, budget, atLeast }) => budget !== undefined && (atLeast ? value < budget : value > budget),
  )
) {
  console.error('A budget is passed.')
  process.exit(1)
}

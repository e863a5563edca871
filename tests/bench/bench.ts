import { execSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { besideOf } from './besideOf.ts'
import { lastFigures, record } from './history.ts'
import { interactionFigures } from './interaction.ts'
import { librariesOf } from './libraries.ts'
import { loadFigures } from './load.ts'
import { navigationFigures } from './navigation.ts'
import { offlineFigures } from './offline.ts'
import { paymentFigures } from './paymentFiles.ts'
import { type Figure, isWithin, table } from './report.ts'
import { scaleFigures } from './scale.ts'
import { searchFigures } from './search.ts'
import { withServer } from './server.ts'
import { sizesOf } from './sizes.ts'
import { statementFigures } from './statements.ts'
import { throttledFigures } from './throttled.ts'

const root = join(import.meta.dirname, '../..')
const pages = { home: '/fr', payments: '/fr/paiements', index: '/fr/blog', article: '/fr/blog-post-4yeux' }

/** Builds with every cache wiped; seconds of wall time. */
async function coldBuild(): Promise<Figure[]> {
  for (const folder of [
    'dist',
    '.velite',
    '.engraved',
    '.fonts',
    '.build',
    'node_modules/.cache/balancier',
    'node_modules/.vite',
  ]) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
  const start = performance.now()
  const { status } = spawnSync('node', ['src/build/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
  return [{ name: 'cold build', value: (performance.now() - start) / 1000, unit: 's', budget: 70 }]
}

/** Lighthouse has its packages here, so that building and testing the site does not need them. */
function installLighthouse() {
  if (existsSync(join(import.meta.dirname, 'node_modules'))) return
  console.info('Installing Lighthouse in tests/bench (once) …')
  execSync('npm ci', { cwd: import.meta.dirname, stdio: 'inherit' })
}

const lighthouse = (all: boolean) =>
  withServer(async origin => {
    installLighthouse()
    const { lighthouseOf, withLighthouse } = await import('./lighthouse.ts')
    const { everyPage, scoreTable } = await import('./everyPage.ts')
    const figures: Figure[] = []
    await withLighthouse(origin, async measure => {
      figures.push(...(await lighthouseOf(measure, pages)))
      if (!all) return
      const { scores, figures: lowest } = await everyPage(measure)
      console.info(scoreTable(scores))
      figures.push(...lowest)
    })
    return figures
  })

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    articles: { type: 'string' },
    beside: { type: 'string' },
    otherBuild: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** What is measured without `--only`, in this order; all but the first measure the built site. */
const measures: Readonly<Record<string, () => Promise<Figure[]>>> = {
  build: coldBuild,
  sizes: async () => [
    ...sizesOf(pages),
    ...(await librariesOf(root, { name: 'home', file: 'fr/index.html' })),
  ],
  interaction: () => withServer(interactionFigures),
  search: () => withServer(searchFigures),
  statements: () => withServer(origin => statementFigures(origin, values.otherBuild)),
  navigation: () => withServer(navigationFigures),
  payments: () => withServer(paymentFigures),
  throttled: () => withServer(throttledFigures),
  lighthouse: () => lighthouse(values.all),
  offline: offlineFigures,
  load: loadFigures,
}

const usage = `npm run bench -- [--only ${Object.keys(measures).join(',')}] [--all] [--beside page=address,…] [--otherBuild address] [--articles 1000,5000]
  --only      measures these alone; all but build look at what is built
  --all       Lighthouse on every page
  --beside    also measures these pages of another site by turns with ours: home=http://localhost:8080/,index=…
  --otherBuild  where another build of this site is served: statements are read there by turns
  --articles  also builds the site with so many generated articles in two languages`

const asked = values.only === undefined ? Object.keys(measures) : values.only.split(',').filter(Boolean)
const counts = (values.articles ?? '').split(',').filter(Boolean).map(Number)
const unknown = asked.filter(name => !(name in measures))
if (values.help || unknown.length > 0 || counts.some(count => !(Number.isInteger(count) && count > 1))) {
  if (unknown.length > 0) console.error(`--only ${unknown.join(',')}: not measured here`)
  console.info(usage)
  process.exit(values.help ? 0 : 1)
}

async function beside(option: string): Promise<Figure[]> {
  installLighthouse()
  const { besideFigures } = await import('./beside.ts')
  const others = besideOf(option, Object.keys(pages))
  return withServer(origin => besideFigures(origin, pages, others))
}

const figures: Figure[] = []
for (const name of asked) figures.push(...((await measures[name]?.()) ?? []))
if (values.beside !== undefined) figures.push(...(await beside(values.beside)))
figures.push(...(await scaleFigures(counts)))
console.info(table(figures, lastFigures()))
record(figures)
if (!figures.every(isWithin)) {
  console.error('A figure is over its budget.')
  process.exit(1)
}

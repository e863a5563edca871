import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { accounts, transfer } from '../unit/pages/payments/checks/files.ts'
import type { Figure } from './report.ts'

/** Seconds and megabytes that a check of fifty thousand payments may take. */
const [mostSeconds, mostMegabytes] = [4, 400]

const address =
  '<StrtNm>Rue de la Verrerie</StrtNm><BldgNb>120</BldgNb><PstCd>69007</PstCd><TwnNm>Lyon</TwnNm><Ctry>FR</Ctry>'

/** Elements on lines of their own, as programs write them: 50,000 payments are 50 MB, 200,000 without addresses 98 MB. */
const largeFile = (count: number, isFull: boolean) =>
  transfer({
    payments: Array.from({ length: count }, (_, index) => ({
      amount: `${(index % 90_000) + 1}.45`,
      name: `Menuiserie du Lac, agence ${index}`,
      account: index % 2 === 0 ? accounts.german : accounts.french,
      ...(isFull && { address }),
      remittance: `<Ustrd>Facture ${index} du 12 novembre 2026, commande ${index * 7}</Ustrd>`,
    })),
  }).replaceAll('><', `>\n${' '.repeat(isFull ? 28 : 12)}<`)

/** The time that `xmllint` takes for the official schema at `PAYMENT_SCHEMA`, which the project may not ship. */
function schemaTime(file: string): Figure[] {
  const schema = process.env.PAYMENT_SCHEMA
  if (!schema) return []
  const start = performance.now()
  const { status } = spawnSync('xmllint', ['--noout', '--schema', schema, file], { stdio: 'ignore' })
  if (status !== 0) throw new Error(`xmllint --schema ${schema} failed`)
  return [{ name: 'payment file: xmllint --schema', value: (performance.now() - start) / 1000, unit: 's' }]
}

/** The most memory that a process and its threads have had, in megabytes; Linux alone says. */
function peakOf(process: number): number | undefined {
  try {
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? []
    return peak === undefined ? undefined : Number(peak) / 1024
  } catch {
    return undefined
  }
}

/** The check of a file on the page: time to the verdict, longest task of the page, memory of page and worker. */
async function checkOf(origin: string, file: string, name: string) {
  const executablePath = installedChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await page.goto(`${origin}/fr/outils/verificateur-paiements`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.locator('button:enabled:has-text("Vérifier le texte")').waitFor()
    await page.evaluate(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver(list =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      })
    })
    const start = performance.now()
    await page.locator('#payment-files').setInputFiles(file)
    await page.getByRole('heading', { level: 2, name: /^Ce fichier passerait/ }).waitFor({ timeout: 180_000 })
    const seconds = (performance.now() - start) / 1000
    await page.getByRole('region', { name: 'Paiements', exact: true }).getByRole('row').nth(3).waitFor()
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const peaks = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakOf(id) ?? 0)
    return {
      verdict: { name: `payment file: verdict on ${name}`, value: seconds, unit: 's' },
      task: {
        name: `payment file: longest task of the page, ${name}`,
        value: Math.max(0, ...tasks),
        unit: 'ms',
        budget: 100,
      },
      memory: {
        name: `payment file: memory of page and worker, ${name}`,
        value: Math.max(0, ...peaks),
        unit: 'MB',
      },
    } satisfies Record<string, Figure>
  } finally {
    await browser.close()
  }
}

/** Fifty thousand payments, held against their budgets, and two hundred thousand. */
export async function paymentFigures(origin: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'))
  const written = (count: number, isFull: boolean) => {
    const file = join(folder, `${count}.xml`)
    writeFileSync(file, largeFile(count, isFull))
    return file
  }
  try {
    const file = written(50_000, true)
    const schema = schemaTime(file)
    const { verdict, task, memory } = await checkOf(origin, file, '50,000 payments')
    const larger = await checkOf(origin, written(200_000, false), '200,000 payments')
    const figures: Figure[] = [
      ...schema,
      { ...verdict, budget: Math.max(mostSeconds, ...schema.map(({ value }) => value)) },
      task,
      { ...memory, budget: mostMegabytes },
      ...Object.values(larger),
    ]
    // Where the system does not say how much memory a process has, there is no figure.
    return figures.filter(({ value, unit }) => value > 0 || unit !== 'MB')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

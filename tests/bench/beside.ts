import { type Measure, withLighthouse } from './lighthouse.ts'
import { type Figure, median } from './report.ts'

const runs = 5

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
}

/**
 * Measures our pages and those of another site alternately, so that both see the same machine load. Returns the medians
 * of ours relative to theirs: at most 1.1.
 */
export async function besideFigures(
  origin: string,
  pages: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  await withLighthouse(origin, async (measure: Measure) => {
    for (const [name, address] of Object.entries(others)) {
      const seen = { ours: [] as Timings[], theirs: [] as Timings[] }
      for (let run = 0; run < runs; run++) {
        seen.ours.push(await timingsOf(measure, origin + (pages[name] ?? '/')))
        seen.theirs.push(await timingsOf(measure, address))
      }
      for (const label of Object.keys(timings) as Label[]) {
        const of = (all: readonly Timings[]) => median(all.map(one => one[label]))
        const [ours, theirs] = [of(seen.ours), of(seen.theirs)]
        console.info(`${name}: ${label} ${Math.round(ours)} ms, beside ${Math.round(theirs)} ms`)
        figures.push({
          name: `${name}: ${label}, beside the other`,
          value: ours / theirs,
          unit: '×',
          budget: 1.1,
        })
      }
    }
  })
  return figures
}

type Label = keyof typeof timings
type Timings = Record<Label, number>

async function timingsOf(measure: Measure, address: string): Promise<Timings> {
  const { audits } = await measure(address)
  const value = (label: Label) => audits[timings[label]]?.numericValue ?? Number.NaN
  return { FCP: value('FCP'), LCP: value('LCP'), 'Speed Index': value('Speed Index') }
}

import { type Band, bandLine, bandPath, crossingEdges } from '../band.ts'
import { curvePath } from '../path.ts'
import { between } from '../random.ts'
import { type Brush, disc, stroke } from './brush.ts'

/** A band of lines that crosses itself, with the forecast as its middle line. */
export function wave({ random, inks, width, height, hair, count }: Brush): string {
  const bleed = width * 0.03
  const band: Band = {
    left: -bleed,
    right: width + bleed,
    middle: height * 0.51,
    height: height * between(random, 0.5, 0.58),
    ...crossingEdges(between(random, 1.9, 3.4), between(random, 4.8, 7.6), between(random, 0, 2 * Math.PI)),
  }
  const forecast = bandLine({ ...band, top: band.top.slice(0, 1), bottom: band.bottom.slice(0, 1) }, 0.5)
  const [x, y] = forecast(between(random, 0.6, 0.8))
  return [
    stroke(bandPath(band, { lines: count(36), segments: 28 }), inks.line, hair),
    stroke(curvePath(forecast, { segments: 28 }), inks.signal, hair * 3.4),
    disc(x, y, hair * 11, inks.ground, { ink: inks.signal, width: hair * 3.4 }),
  ].join('')
}

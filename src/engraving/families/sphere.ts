import { type GeoPermissibleObjects, geoGraticule, geoOrthographic, geoPath } from 'd3-geo'
import { curvePath, type Point } from '../path.ts'
import { between } from '../random.ts'
import { type Brush, disc, stroke } from './brush.ts'

type Vector = readonly [x: number, y: number, z: number]

const onFront = (x: number, y: number): Vector => [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))]

/** Moves a place away from the rim, where a flight would be seen edge on. */
function within(x: number, y: number): Vector {
  const pull = Math.min(1, 0.8 / Math.hypot(x, y))
  return onFront(x * pull, y * pull)
}

/** Gives a flight from one unit vector to another, which rises above the sphere on its way. */
function flight(from: Vector, to: Vector): (t: number) => Point {
  const angle = Math.acos(Math.min(1, from[0] * to[0] + from[1] * to[1] + from[2] * to[2]))
  return t => {
    const [a, b] = [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)]
    const rise = 1 + 0.22 * angle * Math.sin(Math.PI * t)
    return [(a * from[0] + b * to[0]) * rise, (a * from[1] + b * to[1]) * rise]
  }
}

/** A globe with flights from one place, one of them the signal. */
export function sphere({ random, inks, width, height, hair, count }: Brush): string {
  const radius = height * 0.76
  const centre = [width * between(random, 0.42, 0.58), height * 0.83] as const
  const projection = geoOrthographic()
    .rotate([between(random, -180, 180), between(random, -34, -18), between(random, -20, 20)])
    .scale(radius)
    .translate([...centre])
    .clipAngle(90)
  const draw = geoPath(projection).digits(1)
  const drawn = (thing: GeoPermissibleObjects) => draw(thing) ?? ''
  const spacing = 180 / count(25)
  const grid = geoGraticule()
    .stepMinor([spacing, spacing])
    .extentMajor([
      [-180, -1],
      [180, 1],
    ])
    .extentMinor([
      [-180, -80],
      [180, 80.1],
    ])

  const place = ([x, y]: Point): Point => [centre[0] + radius * x, centre[1] + radius * y]
  const hub = onFront(between(random, -0.25, 0.25), between(random, -0.55, -0.4))
  const start = between(random, 0, 2 * Math.PI)
  const flights = Array.from({ length: 8 }, (_, index) => {
    const bearing = start + ((index + between(random, -0.25, 0.25)) * 2 * Math.PI) / 8
    const distance = between(random, 0.3, 0.55)
    const end = within(
      hub[0] + distance * 1.5 * Math.cos(bearing),
      hub[1] + distance * 0.8 * Math.sin(bearing),
    )
    return { line: flight(hub, end), end: place([end[0], end[1]]) }
  })
  const [hot, ...cool] = flights
  if (!hot) return ''
  const curve = (line: (t: number) => Point) => curvePath(t => place(line(t)), { segments: 8 })
  return [
    stroke(drawn(grid()), inks.line, hair * 0.9),
    stroke(drawn({ type: 'Sphere' }), inks.fine, hair * 1.4),
    ...cool.map(
      ({ line, end }) => stroke(curve(line), inks.fine, hair * 1.5) + disc(...end, hair * 4, inks.fine),
    ),
    stroke(curve(hot.line), inks.signal, hair * 3.2),
    disc(...hot.end, hair * 7, inks.signal),
    disc(...place([hub[0], hub[1]]), hair * 8, inks.signal),
  ].join('')
}

import { type GeoPermissibleObjects, geoGraticule, geoOrthographic, geoPath } from 'd3-geo'
import { packEnclose, packSiblings } from 'd3-hierarchy'
import { circlePath, curvePath, type Point } from '../path.ts'
import { between, pick } from '../random.ts'
import { type Rosette, rosettePath } from '../rosette.ts'
import { element } from '../svg.ts'
import { type Brush, disc, stroke } from './brush.ts'

const figures = [
  { petals: 16, folds: 4 },
  { petals: 12, folds: 6 },
  { petals: 15, folds: 5 },
  { petals: 16, folds: 8 },
] as const

/** Two nested guilloché rosettes around the signal. */
export function rosette({ random, inks, width, height, hair, count }: Brush): string {
  const figure = pick(random, figures)
  const radius = height * between(random, 0.45, 0.5)
  const x = width * between(random, 0.42, 0.58)
  const y = height * between(random, 0.48, 0.54)
  const turn = between(random, 0, 360)
  const outer: Rosette = { ...figure, lines: count(15), radius, base: 0.7, swing: 0.21, sway: 0.1 }
  const heart: Rosette = {
    petals: figure.folds * 2,
    folds: figure.folds,
    lines: count(10),
    radius: radius * 0.48,
    base: 0.62,
    swing: 0.25,
    sway: 0.1,
    fade: 0.35,
  }
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`
  return element(
    'g',
    { transform: place },
    stroke(rosettePath(outer), inks.line, hair),
    stroke(rosettePath(heart), inks.fine, hair * 0.9),
    disc(0, 0, height * 0.045, inks.signal),
  )
}

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

/** Accounts as packed pools of off-centre rings, one of them the signal. */
export function pool({ random, inks, width, height, hair, count }: Brush): string {
  const discs = Array.from({ length: 14 }, () => ({ x: 0, y: 0, r: 0.45 + between(random, 0, 1) ** 2 }))
  const packed = packSiblings(discs.sort((a, b) => b.r - a.r))
  const cluster = packEnclose(packed)
  const scale = (width * 0.46) / cluster.r
  const light = between(random, 0, 2 * Math.PI)
  const pools = packed.map(({ x, y, r }) => ({
    x: width / 2 + (x - cluster.x) * scale,
    y: height / 2 + (y - cluster.y) * scale,
    radius: r * scale - hair * 4,
  }))
  const inside = pools.filter(({ y, radius }) => y - radius > height * 0.03 && y + radius < height * 0.97)
  const hot = inside.reduce((large, one) => (one.radius > (large?.radius ?? 0) ? one : large), inside[0])
  return pools
    .map((one, index) => {
      const rings = count((one.radius * 92) / width)
      let data = ''
      for (let ring = 1; ring <= rings; ring++) {
        const radius = (one.radius * ring) / rings
        const shift = (one.radius - radius) * 0.66
        data += circlePath(one.x + shift * Math.cos(light), one.y + shift * Math.sin(light), radius)
      }
      if (one === hot) return stroke(data, inks.signal, hair * 1.7)
      return stroke(data, index % 3 ? inks.line : inks.fine, hair)
    })
    .join('')
}

import { type GeoContext, geoInterpolate, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { brand, brandOnNight } from '../components/styles/tokens.ts'
import { hatch } from './hatch.ts'
import { circlePath, curvePath, type Point, tight } from './path.ts'
import { centralMeridian, mapOrigin, mapScale, mapSize, type Place, projectOnMap } from './projection.ts'
import { element, sheet } from './svg.ts'

const pitch = 5

/** Places the payments leave from, and places they reach; neither says where anyone has an office. */
const sources = {
  west: [-73.57, 45.5],
  middle: [2.35, 48.85],
  south: [-4.02, 5.35],
} as const satisfies Record<string, Place>

const flights: readonly (readonly [Place, Place])[] = [
  [sources.middle, [103.8, 1.35]],
  [sources.middle, [-74, 40.7]],
  [sources.middle, [-46.6, -23.5]],
  [sources.middle, [139.7, 35.7]],
  [sources.west, [-99.1, 19.4]],
  [sources.middle, [28, -26.2]],
  [sources.west, sources.middle],
  [sources.south, sources.middle],
  [sources.middle, [55.3, 25.2]],
]

const cities: readonly Place[] = [
  [-0.13, 51.5],
  [8.68, 50.1],
  [6.14, 46.2],
  [-74, 40.7],
  [-79.4, 43.65],
  [-46.6, -23.5],
  [-7.6, 33.57],
  [-17.4, 14.7],
  [55.3, 25.2],
  [103.8, 1.35],
  [139.7, 35.7],
  [114.2, 22.3],
  [151.2, -33.87],
  [28, -26.2],
  [4.35, 50.85],
  [9.2, 45.46],
  [-3.7, 40.4],
  [12.5, 55.7],
  [-99.1, 19.4],
  [72.8, 19],
]

/** Collects the rings that d3 draws, cut at the edge of the map, instead of drawing them. */
function landRings(): Point[][] {
  const topology = atlas as unknown as Topology
  const land = topology.objects.land
  if (!land) throw new Error('The atlas has no land')
  const rings: Point[][] = []
  const collector: Partial<GeoContext> = {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath: () => {},
  }
  const projection = geoNaturalEarth1()
    .rotate([-centralMeridian, 0])
    .scale(mapScale)
    .translate([...mapOrigin])
  geoPath(projection, collector as GeoContext)(feature(topology, land))
  return rings
}

/** Draws the land as engraved rows, without specks: short stretches, and the islands beyond both edges. */
function landPath(): string {
  let data = ''
  let last = { x: 0, y: -1 }
  for (const { y, from, to } of hatch(landRings(), { top: 3, bottom: mapSize.height, pitch })) {
    const [start, end] = [Math.round(from), Math.round(to)]
    if (end - start < 3 || start < 0 || end > mapSize.width) continue
    data += y === last.y ? `m${start - last.x} 0` : `M${tight([start, y])}`
    data += `h${end - start}`
    last = { x: end, y }
  }
  return data
}

function flightPath([from, to]: readonly [Place, Place]): string {
  const between = geoInterpolate([...from], [...to])
  return curvePath(t => projectOnMap(between(t)), { segments: 7 })
}

/** Draws the world as hatched land with flights and cities, for the night section; labels belong to the page. */
export function map(): string {
  const dots = (places: readonly Place[], radius: number) =>
    places.map(place => circlePath(...projectOnMap(place), radius)).join('')
  const hubs = dots(Object.values(sources), 6)
  return sheet(
    mapSize,
    element('path', { d: landPath(), stroke: '#8d6687', 'stroke-width': 1.5 }),
    element('path', { d: flights.map(flightPath).join(''), stroke: brandOnNight, 'stroke-width': 1.1 }),
    element('path', { d: dots(cities, 3), fill: '#f6eff4' }),
    element('path', { d: hubs, fill: brand, stroke: '#f6eff4', 'stroke-width': 1.8 }),
  )
}

import type { Point } from './path.ts'

/** A place on earth in degrees: longitude first, east and north positive. */
export type Place = readonly [longitude: number, latitude: number]

/** Size of the map's viewBox; the origin is its upper left corner. */
export const mapSize = { width: 1200, height: 617 } as const

/** Meridian in the middle, so that the edge of the map runs through the Bering Strait and cuts no land. */
export const centralMeridian = 11

/** User units of a radian at the equator's centre, and where longitude `centralMeridian`, latitude 0 lies. */
export const mapScale = 258
export const mapOrigin: Point = [588, 361]

const radians = Math.PI / 180

/** Projects a place to the viewBox of the map (Natural Earth projection, in user units). */
export function projectOnMap([longitude, latitude]: Place): Point {
  const turned = ((((longitude - centralMeridian + 180) % 360) + 360) % 360) - 180
  const phi = latitude * radians
  const phi2 = phi * phi
  const phi4 = phi2 * phi2
  const x =
    turned *
    radians *
    (0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4)))
  const y = phi * (1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4)))
  return [mapOrigin[0] + mapScale * x, mapOrigin[1] - mapScale * y]
}

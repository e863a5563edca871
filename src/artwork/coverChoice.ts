import { type Plate, plates } from './plates.ts'
import { randomFrom } from './random.ts'

export const families = ['rosette', 'wave', 'flow', 'pool', 'sphere', 'ledger', 'bars'] as const
export type FamilyName = (typeof families)[number]

export interface Cover {
  id: string
  family: FamilyName
  plate: Plate
}

/** An article's own choice, where it makes one. */
export type CoverRequest = Pick<Cover, 'id'> & Partial<Omit<Cover, 'id'>>

/** Crimson is the signature ink: it turns up a third as often as the other plates, and rarely twice on a page. */
const rarity: Partial<Record<Plate, number>> = { crimson: 3 }

/** How many covers before it a cover differs from: in a grid of three columns, its neighbours above too. */
const apart = { plate: 3, crimson: 8, family: 2 }

function ranked<Value extends string>(
  id: string,
  values: readonly Value[],
  weight = (_: Value) => 1,
): Value[] {
  const rank = new Map(
    values.map(value => [value, -Math.log(1 - randomFrom(`${value} ${id}`)()) * weight(value)]),
  )
  return [...values].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
}

const plateRanking = (id: string) => ranked(id, plates, plate => rarity[plate] ?? 1)

/** Completes a request with the family and the plate that the hash of the id prefers. */
export function coverFamilyAndPlate({ id, family, plate }: CoverRequest): Cover {
  return {
    id,
    family: family ?? ranked(id, families)[0] ?? 'rosette',
    plate: plate ?? plateRanking(id)[0] ?? 'ink',
  }
}

/**
 * Assigns every article a cover, oldest first: neighbours by date share neither plate nor family unless both requested
 * it, and a newer article never changes the covers of older ones.
 * @param requests articles with an ISO date (`2025-05-06`), in any order
 */
export function assignCovers(requests: readonly (CoverRequest & { date: string })[]): Map<string, Cover> {
  const order = [...requests].sort((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1))
  const done: Cover[] = []
  const lately = <Trait extends 'family' | 'plate'>(trait: Trait, reach: number) =>
    done.slice(-reach).map(cover => cover[trait])
  order.forEach(({ id, family, plate }, index) => {
    const next = order[index + 1]
    const busy = {
      family: [next?.family, ...lately('family', apart.family)],
      plate: [
        next?.plate,
        ...lately('plate', apart.plate),
        ...lately('plate', apart.crimson).filter(one => one === 'crimson'),
      ],
    }
    done.push({
      id,
      family: family ?? ranked(id, families).find(one => !busy.family.includes(one)) ?? 'rosette',
      plate: plate ?? plateRanking(id).find(one => !busy.plate.includes(one)) ?? 'ink',
    })
  })
  return new Map(done.map(cover => [cover.id, cover]))
}

import { type Person, people, tiers } from '../../../../components/illustrations/cast.ts'

/** How someone may sign at a bank: alone up to a limit, with a second signatory, or not at all. */
export type Power = 'alone' | 'jointly' | 'none'

/** Up to how much in euros someone signs alone and with a second signatory: what the tiers ask of them. */
export function limitsOf(person: Person) {
  const limit = (fits: (signers: Person[]) => boolean) =>
    Math.max(
      0,
      ...tiers.filter(({ signers }) => signers.includes(person) && fits(signers)).map(({ limit }) => limit),
    )
  return { alone: limit(({ length }) => length === 1), jointly: limit(({ length }) => length > 1) }
}

/** The power that someone needs at each bank for the tiers to hold there. */
export function powerOf(person: Person): Power {
  const { alone, jointly } = limitsOf(person)
  if (alone > 0) return 'alone'
  return jointly > 0 ? 'jointly' : 'none'
}

/** The banks in columns, each with the day of its last report on who may sign; phones show those marked `first`. */
export const banks = [
  { bank: 'Crédit Atlantique', short: 'Atlantique', reported: '2025-08-25', first: true },
  { bank: 'Banque du Léman', short: 'Léman', reported: '2025-08-21', first: true },
  { bank: 'Laurentian Trust', short: 'Laurentian', reported: '2025-08-25', first: false },
  { bank: 'Caisse Maritime', short: 'Maritime', reported: '2025-08-18', first: false },
  { bank: 'Union Ivoirienne', short: 'Ivoirienne', reported: '2025-08-12', first: true },
]

/** Those who sign, the one who is to sign, and the one who keeps the list and therefore doesn't. */
export const holders = [people.vasseur, people.belanger, people.tremblay, people.kone, people.roy]

/** The change that waits for its second person: a power at one bank, entered by who keeps the list. */
export const change = {
  person: people.kone,
  bank: 'Union Ivoirienne',
  power: 'jointly' as Power,
  first: people.roy,
  at: '9:52',
  second: people.tremblay,
}

import { brand, brandOnNight } from '../components/styles/tokens.ts'

export const plates = ['ink', 'blush', 'petrol', 'mist', 'crimson', 'stone'] as const
export type Plate = (typeof plates)[number]
export type Scheme = 'light' | 'dark'

export interface Inks {
  ground: string
  /** The ink most lines are engraved with. */
  line: string
  /** A second ink, further from the ground. */
  fine: string
  signal: string
}

const light: Record<Plate, Inks> = {
  ink: { ground: '#1c0f1d', line: '#a0638a', fine: '#d9b8c8', signal: brandOnNight },
  blush: { ground: '#fbe6ec', line: '#d9437a', fine: '#7a1238', signal: brand },
  petrol: { ground: '#0d3b41', line: '#6fb3b1', fine: '#cfe6e2', signal: '#ff7a9c' },
  mist: { ground: '#e3edec', line: '#0f5157', fine: '#1c0f1d', signal: brand },
  crimson: { ground: brand, line: '#ff9dba', fine: '#ffe3ea', signal: '#ffffff' },
  stone: { ground: '#ecebf0', line: '#6a5e77', fine: '#1c0f1d', signal: brand },
}

const dark: Partial<Record<Plate, Inks>> = {
  ink: { ground: '#2a1a2e', line: '#a86b93', fine: '#e2c6d4', signal: brandOnNight },
  blush: { ground: '#361425', line: '#c4507f', fine: '#f3bccd', signal: brandOnNight },
  mist: { ground: '#12292d', line: '#5fa3a2', fine: '#d3ebe7', signal: '#ff6b95' },
  stone: { ground: '#2b2133', line: '#8a7b98', fine: '#ddd3e4', signal: brandOnNight },
}

/** Says whether a plate has inks of its own on a dark page; petrol and crimson serve both. */
export function hasDarkTwin(plate: Plate): boolean {
  return dark[plate] !== undefined
}

/** Gives the inks of a plate; without a dark twin, the light inks serve both schemes. */
export function inksOf(plate: Plate, scheme: Scheme): Inks {
  return (scheme === 'dark' && dark[plate]) || light[plate]
}

import { brand, brandOnNight } from '../../components/styles/tokens.ts'
import type { Scheme } from '../plates.ts'

/** An external engraving: its lines alone, the ground is the page's. */
export type Ornament = (scheme: Scheme) => string

/** User units in a CSS pixel of every external engraving: whole numbers are then precise to a quarter of a pixel. */
export const scale = 4

/** Inks of lines that lie straight on the page or on a plate of the page. */
export const inks = {
  light: { crimson: brand, petrol: '#0f5157', ink: '#1c0f1d', hairline: '#cdc5d1' },
  dark: { crimson: brandOnNight, petrol: '#7cc4c0', ink: '#d9cfdb', hairline: '#52405a' },
} as const

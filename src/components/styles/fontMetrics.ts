/** A font's vertical metrics in font units, from the `hhea` and `head` tables of its files. */
export type FontMetrics = { ascent: number; descent: number; unitsPerEm: number }

/** Familjen Grotesk, as published by Google Fonts (also in @capsizecss/metrics 4.3.0). */
export const familjenGrotesk: FontMetrics = { ascent: 1230, descent: -270, unitsPerEm: 1200 }

/** Instrument Sans, as published by Google Fonts (also in @capsizecss/metrics 4.3.0). */
export const instrumentSans: FontMetrics = { ascent: 970, descent: -250, unitsPerEm: 1000 }

/** The fonts that are fetched: display and text, which pages are set in, and mono, which few parts of them use. */
export const faces = [
  { family: 'Familjen', file: 'familjen-grotesk' },
  { family: 'Instrument', file: 'instrument-sans' },
  { family: 'Geist', file: 'geist-mono' },
] as const

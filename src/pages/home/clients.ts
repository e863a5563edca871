/** The wordmarks in `clients.svg`: id there, the name they show, and width in pixels; all are 28 pixels high. */
export const clients = [
  { id: 'arvenne', name: 'Arvenne', width: 112 },
  { id: 'octave', name: 'Octave Médias', width: 148 },
  { id: 'lumen', name: 'Institut Lumen', width: 175 },
  { id: 'maisonbrune', name: 'maisonbrune', width: 120 },
  { id: 'valmy', name: 'Courtage Valmy', width: 167 },
  { id: 'nordex', name: 'Nordex Rail', width: 108 },
  { id: 'halieute', name: 'Halieute', width: 119 },
  { id: 'beauport', name: 'Beauport', width: 80 },
] as const

export type Client = (typeof clients)[number]

/** The payees of the worked example by the state of their address, and the minutes that each one takes. */
export const families = [
  { address: 'structured', payees: 2_856, minutes: 0 },
  { address: 'hybrid', payees: 924, minutes: 1 },
  { address: 'unstructured', payees: 420, minutes: 3 },
] as const

/** All payees of the example. */
export const payeeCount = families.reduce((sum, { payees }) => sum + payees, 0)

/** The hours that some payees take at so many minutes each. */
export const hoursFor = (payees: number, minutes: number) => (payees * minutes) / 60

/** The hours that all of them take. */
export const hoursInAll = families.reduce((sum, { payees, minutes }) => sum + hoursFor(payees, minutes), 0)

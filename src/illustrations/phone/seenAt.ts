/** The time on the phones: after the first signature of the batch, before the second. */
export const seenAt = '11:44'

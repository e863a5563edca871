const payments = 9000
const minutes = 3
/** Straight-through processing: the share of payments that nobody touches. */
const rate = 0.92
const exceptionMinutes = 6

const exceptions = Math.round(payments * (1 - rate))
const before = (payments * minutes) / 60
const after = (exceptions * exceptionMinutes) / 60

/** The worked example: payments in a year, minutes for each, hours by hand, by exception, and the difference. */
export const savings = {
  payments,
  minutes,
  exceptions,
  exceptionMinutes,
  before,
  after,
  freed: before - after,
}

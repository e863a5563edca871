/** The worked example: an amount in euros that comes so many days earlier, and what a year of it yields. */
export const example = { amount: 400_000, rate: 0.02, days: 3, year: 360 }

/** The interest of those days, in euros. */
export const interest = (example.amount * example.rate * example.days) / example.year

/** One ISO week's cash flows, in millions of euros. */
export type Week = { week: number; inflows: number; outflows: number }

export type Forecast = {
  /** Net position before the first week, in millions of euros. */
  opening: number
  /** The week under way: it and those before are known, those after are expected. */
  current: number
  /** The net position under which the treasurer is warned, in millions of euros. */
  threshold: number
  weeks: readonly Week[]
}

/** Thirteen weeks around the day of the scenes. */
export const forecast: Forecast = {
  opening: 4.1,
  current: 35,
  threshold: 2.6,
  weeks: [
    { week: 31, inflows: 3.1, outflows: 2.2 },
    { week: 32, inflows: 2.4, outflows: 2.9 },
    { week: 33, inflows: 2.9, outflows: 2.1 },
    { week: 34, inflows: 2.08, outflows: 3.6 },
    { week: 35, inflows: 3.42, outflows: 2.38 },
    { week: 36, inflows: 2.6, outflows: 3.1 },
    { week: 37, inflows: 2.1, outflows: 2.9 },
    { week: 38, inflows: 3, outflows: 2.3 },
    { week: 39, inflows: 2.7, outflows: 3.4 },
    { week: 40, inflows: 1.9, outflows: 3.3 },
    { week: 41, inflows: 2.8, outflows: 2.1 },
    { week: 42, inflows: 3.3, outflows: 2 },
    { week: 43, inflows: 2.5, outflows: 2.6 },
  ],
}

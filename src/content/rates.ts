import { rates as all } from '#content'

const stepsOf = (id: (typeof all)[number]['id']) => {
  const rate = all.find(one => one.id === id)
  if (!rate) throw new Error(`content/rates.yml has no rate ${id}. Fix: add it.`)
  return rate.steps
}

/** The reference rates by half-year, from `content/rates.yml`. */
export const rates = { ecb: stepsOf('ecb'), boe: stepsOf('boe'), legal: stepsOf('legal') }

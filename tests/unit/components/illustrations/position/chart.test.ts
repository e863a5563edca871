import { expect, test } from 'vitest'
import { drawForecast, netPositions } from '../../../../../src/components/illustrations/position/chart.ts'
import { type Forecast, forecast } from '../../../../../src/components/illustrations/position/forecast.ts'

const small: Forecast = {
  opening: 4,
  current: 2,
  threshold: 2.5,
  weeks: [
    { week: 1, inflows: 1, outflows: 0.5 },
    { week: 2, inflows: 0.25, outflows: 1 },
    { week: 3, inflows: 0, outflows: 2 },
  ],
}

test('each net position follows from the one before', () => {
  expect(netPositions(small)).toEqual([4.5, 3.75, 1.75])
})

test('the past ends where the expected begins, at the end of the current week', () => {
  const { past, expected, future, viewBox } = drawForecast(small)
  expect(viewBox).toBe('0 0 30 66')
  expect(past).toBe('M5 21 15 28.5')
  expect(expected).toBe('M15 28.5 25 48.5')
  expect(future).toBe('M20 0H30V66H20')
})

test('a bar of each series stands in every week, as high as its amount', () => {
  const { inflows, outflows } = drawForecast(small)
  expect(inflows).toBe('M3.4 66V56M13.4 66V63.5M23.4 66V66')
  expect(outflows).toBe('M6.6 66V61M16.6 66V56M26.6 66V46')
})

test('the low point is the first week under the threshold, placed in per cent', () => {
  expect(drawForecast(small).low).toEqual({ week: 3, inline: '83.3%', block: '73.5%' })
  expect(drawForecast({ ...small, threshold: 1 }).low).toBeUndefined()
})

test('the forecast of the scene covers thirteen weeks in order and falls low once, in week 40', () => {
  const weeks = forecast.weeks.map(({ week }) => week)
  expect(weeks).toEqual(Array.from({ length: 13 }, (_, index) => 31 + index))
  const low = netPositions(forecast).flatMap((position, index) =>
    position < forecast.threshold ? [weeks[index]] : [],
  )
  expect(low).toEqual([40])
  expect(drawForecast(forecast).low?.week).toBe(40)
})

test('nothing reaches over the top of the drawing', () => {
  const heights = Object.values(drawForecast(forecast))
    .filter(path => typeof path === 'string')
    .flatMap(path => [...path.matchAll(/[\d.]+[ V](-?[\d.]+)/g)].map(([, y]) => Number(y)))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
})

const perSecond = 10
const height = 36

/** Where a second stands on a ruler of `limit` seconds, in per cent of its length. */
export const placeOf = (second: number, limit: number) => `${Math.round((second / limit) * 1e4) / 100}%`

/** Ticks are longest at whole seconds, and longer at halves than at tenths. */
const lengthOf = (tenth: number) => (tenth % 10 === 0 ? 30 : tenth % 5 === 0 ? 21 : 14)

/**
 * A ruler of `limit` seconds with ten ticks a second, as SVG paths: `passed` up to and with `second`, `left` after it
 * and before the end, `end` alone and as high as the drawing. The `viewBox` may be stretched.
 * @example drawRuler(0.1, 0.3).passed // 'M0 36v-30M10 36v-14'
 */
export function drawRuler(second: number, limit: number) {
  const last = Math.round(limit * perSecond)
  const now = Math.round(second * perSecond)
  const ticks = Array.from({ length: last }, (_, tenth) => `M${tenth * 10} ${height}v-${lengthOf(tenth)}`)
  return {
    viewBox: `0 0 ${last * 10} ${height}`,
    passed: ticks.slice(0, now + 1).join(''),
    left: ticks.slice(now + 1).join(''),
    end: `M${last * 10} ${height}V0`,
  }
}

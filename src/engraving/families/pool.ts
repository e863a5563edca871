import { packEnclose, packSiblings } from 'd3-hierarchy'
import { circlePath } from '../path.ts'
import { between } from '../random.ts'
import { type Brush, stroke } from './brush.ts'

/** Accounts as packed pools of off-centre rings, one of them the signal. */
export function pool({ random, inks, width, height, hair, count }: Brush): string {
  const discs = Array.from({ length: 14 }, () => ({ x: 0, y: 0, r: 0.45 + between(random, 0, 1) ** 2 }))
  const packed = packSiblings(discs.sort((a, b) => b.r - a.r))
  const cluster = packEnclose(packed)
  const scale = (width * 0.46) / cluster.r
  const light = between(random, 0, 2 * Math.PI)
  const pools = packed.map(({ x, y, r }) => ({
    x: width / 2 + (x - cluster.x) * scale,
    y: height / 2 + (y - cluster.y) * scale,
    radius: r * scale - hair * 4,
  }))
  const inside = pools.filter(({ y, radius }) => y - radius > height * 0.03 && y + radius < height * 0.97)
  const hot = inside.reduce((large, one) => (one.radius > (large?.radius ?? 0) ? one : large), inside[0])
  return pools
    .map((one, index) => {
      const rings = count((one.radius * 92) / width)
      let data = ''
      for (let ring = 1; ring <= rings; ring++) {
        const radius = (one.radius * ring) / rings
        const shift = (one.radius - radius) * 0.66
        data += circlePath(one.x + shift * Math.cos(light), one.y + shift * Math.sin(light), radius)
      }
      if (one === hot) return stroke(data, inks.signal, hair * 1.7)
      return stroke(data, index % 3 ? inks.line : inks.fine, hair)
    })
    .join('')
}

import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { rowHeight } from './bundles.ts'

const { color } = vars

export const window = scenic({ inlineSize: 'min(720px, 100%)', marginInline: 'auto' })

export const channels = scenic({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) 238px',
  gridTemplateRows: `repeat(5, ${rowHeight}px)`,
  padding: '18px 22px',
  fontSize: rem(12.5),
  whiteSpace: 'nowrap',
  '@media': {
    [belowTablet]: { display: 'block', padding: '13px 14px 15px' },
  },
})

export const hub = scenic({
  gridRow: '1 / -1',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  blockSize: 152,
  paddingInline: 12,
  border: `1px solid ${color.nightLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.night,
  vars: { [color.action]: color.signal },
  color: color.nightText,
  fontSize: rem(12),
  textAlign: 'center',
  whiteSpace: 'normal',
  lineHeight: 1.3,
  '@media': {
    [belowTablet]: { gridAutoFlow: 'column', justifyContent: 'center', alignItems: 'center', blockSize: 44 },
  },
})
inside(`${hub} b`, { fontSize: rem(13.5) })
inside(`${hub} span`, { color: color.nightSoft, '@media': { [belowTablet]: { display: 'none' } } })

export const bundles = scenic({
  gridArea: '1 / 2 / -1 / 3',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 1.1,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [belowTablet]: { display: 'none' } },
})
inside(`${bundles} path`, { vectorEffect: 'non-scaling-stroke' })
export const ending = scenic({ stroke: color.action })

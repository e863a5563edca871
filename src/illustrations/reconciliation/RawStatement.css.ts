import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color } = vars

export const raw = scenic({
  direction: 'ltr',
  padding: '14px 16px 13px',
  overflow: 'hidden',
  backgroundColor: color.night,
  color: color.nightSoft,
  fontFamily: vars.font.mono,
  fontSize: rem(12),
  lineHeight: 1.6,
  whiteSpace: 'pre',
  '@media': { [belowTablet]: { display: 'none' } },
})
inside(`${raw} i`, { fontStyle: 'normal', opacity: 0.72 })
inside(`${raw} b`, { fontWeight: 500, color: color.nightText })

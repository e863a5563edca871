import { belowDesktop, belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { scenic } from '../parts/layer.ts'

export const window = scenic({
  inlineSize: '100%',
  maxInlineSize: 700,
  marginInline: 'auto',
})

// A format message reads from left to right in every language.
export const messages = scenic({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  backgroundColor: vars.color.night,
  color: vars.color.nightText,
  fontFamily: vars.font.mono,
  fontSize: rem(12),
  lineHeight: 1.5,
  whiteSpace: 'pre',
  tabSize: 2,
  '@media': {
    [belowDesktop]: { letterSpacing: '-0.02em' },
    [belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      letterSpacing: 0,
      whiteSpace: 'pre-wrap',
      tabSize: 1,
    },
  },
})

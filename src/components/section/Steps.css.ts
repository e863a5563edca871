import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const steps = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.gutter,
      '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 26 } },
    },
  },
})

export const step = style({
  '@layer': { [site]: { padding: '18px 16px 0 0', borderBlockStart: `2px solid ${vars.color.text}` } },
})

export const title = style({
  '@layer': {
    [site]: {
      display: 'block',
      marginBlockEnd: 8,
      fontFamily: vars.font.display,
      fontSize: rem(23),
      fontWeight: 560,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
    },
  },
})

export const text = style({
  '@layer': {
    [site]: { fontSize: rem(16), lineHeight: 1.5, color: vars.color.textSoft, textWrap: 'pretty' },
  },
})

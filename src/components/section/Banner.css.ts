import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const banner = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'center',
      gap: 28,
      padding: '26px clamp(20px, 3vw, 40px)',
      borderRadius: vars.radius.plate,
      backgroundColor: vars.color.wash,
      '@media': {
        [belowTablet]: {
          flexWrap: 'wrap',
          gap: 20,
          marginInline: `calc(-1 * ${vars.space.margin})`,
          borderRadius: 0,
        },
      },
    },
  },
})

export const glyph = style({
  '@layer': { [site]: { flex: 'none', '@media': { [belowTablet]: { display: 'none' } } } },
})

export const title = style({
  '@layer': {
    [site]: {
      marginBlockEnd: 4,
      fontFamily: vars.font.display,
      fontSize: rem(23),
      fontWeight: 560,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
})

export const action = style({
  '@layer': {
    [site]: {
      flex: 'none',
      marginInlineStart: 'auto',
      '@media': { [belowTablet]: { flex: '1 1 100%', marginInlineStart: 0 } },
    },
  },
})
globalStyle(`${action} > a`, {
  '@layer': { [site]: { '@media': { [belowTablet]: { inlineSize: '100%' } } } },
})

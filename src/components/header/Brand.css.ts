import { style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const brand = style({
  '@layer': {
    [site]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 11,
      minBlockSize: 44,
      fontFamily: vars.font.display,
      fontSize: rem(22),
      fontWeight: 600,
      lineHeight: 1,
      letterSpacing: '-0.03em',
    },
  },
})

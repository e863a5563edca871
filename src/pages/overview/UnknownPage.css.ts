import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const line = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '4px 14px',
      marginBlockStart: 'clamp(20px, 3vw, 44px)',
      paddingBlock: 14,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      fontSize: rem(15.5),
      color: vars.color.textSoft,
    },
  },
})

export const address = style({
  '@layer': {
    [page]: {
      fontFamily: vars.font.mono,
      fontSize: rem(14.5),
      color: vars.color.text,
      overflowWrap: 'anywhere',
    },
  },
})

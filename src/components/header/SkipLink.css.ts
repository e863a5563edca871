import { style } from '@vanilla-extract/css'
import { print } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const skip = style({
  '@layer': {
    [site]: {
      position: 'absolute',
      insetInlineStart: vars.space.margin,
      insetBlockStart: 12,
      zIndex: 50,
      display: 'flex',
      alignItems: 'center',
      blockSize: 44,
      paddingInline: 18,
      borderRadius: vars.radius.control,
      backgroundColor: color.text,
      color: color.paper,
      fontWeight: 560,
      selectors: { '&:not(:focus)': { insetBlockStart: -200 } },
      '@media': { [print]: { display: 'none' } },
    },
  },
})

import { style } from '@vanilla-extract/css'
import { ui } from '../styles/layers.css.ts'
import { vars } from '../styles/vars.css.ts'

export const link = style({
  '@layer': {
    [ui]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      minBlockSize: 40,
      fontWeight: 560,
      color: vars.color.accent,
    },
  },
})

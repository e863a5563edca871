import { style } from '@vanilla-extract/css'
import { belowTablet, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const share = style({
  '@layer': {
    [page]: {
      display: 'flex',
      gap: 18,
      marginInlineStart: 'auto',
      '@media': {
        [belowTablet]: { marginInlineStart: 0, flexBasis: '100%', marginBlockStart: 6 },
        [print]: { display: 'none' },
        // They can do nothing there.
        '(scripting: none)': { display: 'none' },
      },
    },
  },
})

export const button = style({
  '@layer': {
    [page]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      minBlockSize: 32,
      color: vars.color.textSoft,
      fontWeight: 500,
      cursor: 'pointer',
      ':hover': { color: vars.color.accent },
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
})

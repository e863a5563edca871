import { style } from '@vanilla-extract/css'
import { belowDesktop } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const button = style({
  '@layer': {
    [site]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: 40,
      blockSize: 40,
      marginInlineStart: 'auto',
      borderRadius: vars.radius.control,
      color: vars.color.text,
      cursor: 'pointer',
      transition: `background-color ${vars.motion.quick}`,
      ':hover': { backgroundColor: vars.color.wash },
      // What follows in the bar is not parsed yet, and would push it aside before the visitor's eyes.
      selectors: { '&:not(:has(+ * + *))': { display: 'none' } },
      '@media': {
        [belowDesktop]: { inlineSize: 44, blockSize: 44 },
        // It can do nothing there.
        '(scripting: none)': { visibility: 'hidden' },
      },
    },
  },
})

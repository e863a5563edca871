import { style } from '@vanilla-extract/css'
import { belowDesktop, belowWide, print } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, space } = vars

export const header = style({
  '@layer': {
    [site]: {
      // It never moves, and must not be what the browser holds in place when something above changes its height.
      overflowAnchor: 'none',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 20,
      borderBlockEnd: `1px solid ${color.line}`,
      backgroundColor: color.paper,
      '@media': { [print]: { display: 'none' } },
    },
  },
})

export const bar = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'center',
      gap: 26,
      blockSize: 68,
      maxInlineSize: `calc(${space.measure} + 2 * ${space.margin})`,
      marginInline: 'auto',
      paddingInline: space.margin,
      '@media': { [belowWide]: { gap: 22 }, [belowDesktop]: { gap: 8 } },
    },
  },
})

export const end = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      // It is still being parsed: what comes would push aside what is there.
      selectors: { '&:not(:has(+ *))': { display: 'none' } },
      '@media': { [belowDesktop]: { display: 'none' } },
    },
  },
})

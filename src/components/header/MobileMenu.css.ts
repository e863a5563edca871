import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, space } = vars
const rule = `1px solid ${color.line}`

export const toggle = style({
  '@layer': {
    [site]: {
      display: 'none',
      placeItems: 'center',
      flex: 'none',
      inlineSize: 44,
      blockSize: 44,
      marginInlineEnd: -10,
      borderRadius: vars.radius.control,
      '@media': { [belowDesktop]: { display: 'grid' } },
    },
  },
})

export const panel = style({
  '@layer': {
    [site]: {
      display: 'none',
      position: 'fixed',
      inset: 0,
      zIndex: 1,
      flexDirection: 'column',
      inlineSize: '100%',
      blockSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: color.paper,
      color: color.text,
      // Apart, because a browser that doesn't know popovers drops the rule that names them.
      selectors: {
        // Pressed, not yet let go: it is laid out, so that the click has only to show it.
        '&[data-pressed]': { display: 'flex', visibility: 'hidden' },
        '&[data-open]': { display: 'flex', visibility: 'visible' },
        '&:popover-open': { display: 'flex', visibility: 'visible' },
      },
    },
  },
})

globalStyle('html[data-modal]', { '@layer': { [site]: { overflow: 'hidden' } } })

export const bar = style({
  '@layer': {
    [site]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      blockSize: 60,
      paddingInlineStart: space.margin,
      paddingInlineEnd: `calc(${space.margin} - 10px)`,
      borderBlockEnd: rule,
      backgroundColor: color.paper,
    },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
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
      // A rule of its own, because browsers without popovers drop the whole rule.
      selectors: {
        // Laid out while the button is pressed, so that the click only has to show it.
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

export const nav = style({
  '@layer': {
    [site]: { flex: '1 0 auto', display: 'flex', flexDirection: 'column', marginInline: space.margin },
  },
})

export const entry = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: 60,
      borderBlockEnd: rule,
      fontFamily: vars.font.display,
      fontSize: rem(22),
      fontWeight: 560,
      lineHeight: 1.1,
      letterSpacing: '-0.02em',
      cursor: 'pointer',
      listStyle: 'none',
      '::marker': { content: '""' },
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${color.action}` },
      },
    },
  },
})
globalStyle(`${entry} svg`, { '@layer': { [site]: { color: color.textMuted } } })

export const section = style({
  '@layer': { [site]: { selectors: { '&[open]': { borderBlockEnd: rule } } } },
})
globalStyle(`${section}[open] > ${entry}`, { '@layer': { [site]: { borderBlockEnd: 0 } } })
globalStyle(`${section}[open] > ${entry} svg`, { '@layer': { [site]: { rotate: '180deg' } } })

export const links = style({ '@layer': { [site]: { paddingBlockEnd: 14 } } })

export const row = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'center',
      gap: 18,
      minBlockSize: 48,
      fontSize: rem(16.5),
      fontWeight: 500,
      selectors: {
        '&[aria-current]': {
          textDecoration: 'underline',
          textDecorationColor: color.action,
          textDecorationThickness: 2,
          textUnderlineOffset: 6,
        },
      },
    },
  },
})

export const foot = style({
  '@layer': {
    [site]: {
      position: 'sticky',
      insetBlockEnd: 0,
      flex: 'none',
      display: 'grid',
      justifyItems: 'center',
      gap: 8,
      paddingBlock: '16px 12px',
      paddingInline: space.margin,
      backgroundColor: color.paper,
    },
  },
})
globalStyle(`${foot} > a`, { '@layer': { [site]: { inlineSize: '100%' } } })

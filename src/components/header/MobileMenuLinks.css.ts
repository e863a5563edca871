import { globalStyle, style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, space } = vars
const rule = `1px solid ${color.line}`

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

import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop, forcedColors } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, motion } = vars

export const nav = style({
  '@layer': {
    [site]: { alignSelf: 'stretch', display: 'flex', '@media': { [belowDesktop]: { display: 'none' } } },
  },
})

export const list = style({
  '@layer': {
    [site]: { display: 'flex', gap: 4, marginInlineStart: -12, fontSize: rem(15.5), fontWeight: 500 },
  },
})

export const item = style({ '@layer': { [site]: { display: 'flex', alignItems: 'center' } } })

export const entry = style({
  '@layer': {
    [site]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      blockSize: 40,
      paddingInline: 12,
      borderRadius: vars.radius.control,
      whiteSpace: 'nowrap',
      transition: `background-color ${motion.quick}`,
      ':hover': { backgroundColor: color.wash },
      selectors: {
        '&[aria-expanded="true"]': { backgroundColor: color.wash },
        // On the header's lower edge, 14 px below the entry.
        '&[aria-current]::after': {
          content: '""',
          position: 'absolute',
          insetInline: 12,
          insetBlockEnd: -15,
          blockSize: 2,
          backgroundColor: color.action,
        },
      },
      '@media': {
        [forcedColors]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
      },
    },
  },
})

globalStyle(`${entry} svg`, { '@layer': { [site]: { color: color.textMuted } } })
globalStyle(`${entry}[aria-expanded="true"] svg`, { '@layer': { [site]: { rotate: '180deg' } } })

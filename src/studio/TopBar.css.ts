import { style } from '@vanilla-extract/css'
import { site } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const bar = style({
  '@layer': {
    [site]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 18px',
      minBlockSize: 60,
      paddingInline: 16,
      paddingBlock: 6,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const title = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      fontSize: 18,
      letterSpacing: '-0.02em',
      whiteSpace: 'nowrap',
    },
  },
})

export const modes = style({ '@layer': { [site]: { display: 'flex', gap: 4 } } })

export const mode = style({
  '@layer': {
    [site]: {
      blockSize: 40,
      paddingInline: 12,
      borderRadius: vars.radius.control,
      fontWeight: 560,
      fontSize: 15,
      color: color.textSoft,
      whiteSpace: 'nowrap',
      ':hover': { color: color.text, backgroundColor: color.wash },
      selectors: {
        '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px ${color.accent}`, borderRadius: 0 },
      },
    },
  },
})

export const language = style({
  '@layer': {
    [site]: { display: 'flex', alignItems: 'center', gap: 8, color: color.textSoft, whiteSpace: 'nowrap' },
  },
})

export const select = style({
  '@layer': {
    [site]: {
      blockSize: 40,
      paddingInline: 10,
      border: `1px solid ${color.fieldLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: color.field,
      color: color.text,
      font: 'inherit',
    },
  },
})

export const notice = style({
  '@layer': {
    [site]: { flex: '1 1 0', minInlineSize: 120, fontSize: 14, lineHeight: 1.3, color: color.textSoft },
  },
})

export const alarm = style({
  '@layer': {
    [site]: {
      flex: '1 1 0',
      minInlineSize: 120,
      fontSize: 14,
      lineHeight: 1.3,
      color: color.critical,
      fontWeight: 560,
    },
  },
})

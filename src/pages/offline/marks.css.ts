import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '../../theme/breakpoints.ts'
import { page } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars

const line = { display: 'inline-flex', alignItems: 'center', gap: 7, minBlockSize: 32 } as const
const pressed = { color: color.text, textDecoration: 'underline', textUnderlineOffset: 4 } as const

export const article = style({
  '@layer': { [page]: { ...line, color: color.textMuted, '@media': { [print]: { display: 'none' } } } },
})

export const button = style({
  '@layer': {
    [page]: {
      ...line,
      color: color.textSoft,
      fontWeight: 500,
      ':hover': { color: color.accent },
      ':disabled': { color: color.textMuted, cursor: 'default' },
    },
  },
})

export const foot = style({
  '@layer': {
    [page]: {
      ...line,
      fontSize: 15,
      lineHeight: 1.3,
      color: color.textSoft,
      ':hover': pressed,
      '@media': { '(pointer: coarse)': { minBlockSize: 40 }, [print]: { display: 'none' } },
    },
  },
})

// What leads nowhere without a connection: still readable, and struck with a dotted line rather than by colour alone.
globalStyle('a[data-away]', {
  '@layer': {
    [page]: {
      color: color.textMuted,
      textDecoration: 'line-through dotted 1px',
      cursor: 'not-allowed',
    },
  },
})
globalStyle('[data-network][data-away]', { '@layer': { [page]: { opacity: 0.6 } } })

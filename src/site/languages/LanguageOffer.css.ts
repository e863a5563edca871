import { style } from '@vanilla-extract/css'
import { print } from '../../theme/breakpoints.ts'
import { site } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const offer = style({
  '@layer': {
    [site]: {
      position: 'fixed',
      insetBlockEnd: 16,
      insetInlineEnd: 16,
      zIndex: 40,
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      maxInlineSize: 'calc(100vi - 32px)',
      paddingBlock: 4,
      paddingInlineStart: 18,
      paddingInlineEnd: 6,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.window,
      backgroundColor: vars.color.paper,
      color: vars.color.text,
      fontSize: 16,
      '@media': { [print]: { display: 'none' } },
    },
  },
})

const control = { minBlockSize: 44, display: 'inline-flex', alignItems: 'center' }

export const link = style({
  '@layer': {
    [site]: {
      ...control,
      fontWeight: 560,
      textDecoration: 'underline',
      textDecorationColor: vars.color.action,
      textUnderlineOffset: 4,
    },
  },
})

export const close = style({
  '@layer': {
    [site]: {
      ...control,
      paddingInline: 12,
      color: vars.color.textMuted,
      ':hover': { color: vars.color.text },
    },
  },
})

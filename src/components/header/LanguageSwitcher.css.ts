import { style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const languages = style({
  '@layer': {
    [site]: {
      display: 'flex',
      gap: 2,
      fontSize: rem(14.5),
      fontWeight: 500,
      color: color.textMuted,
      selectors: { '&[data-names="full"]': { gap: 8, fontSize: rem(16) } },
    },
  },
})

export const language = style({
  '@layer': {
    [site]: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minInlineSize: 40,
      blockSize: 40,
      borderRadius: vars.radius.control,
      ':hover': { color: color.text },
      selectors: {
        '&[aria-current]': {
          fontWeight: 560,
          color: color.text,
          textDecoration: 'underline',
          textDecorationColor: color.action,
          textDecorationThickness: 2,
          textUnderlineOffset: 6,
        },
        [`${languages}[data-names="full"] &`]: { blockSize: 44, paddingInline: 12 },
      },
    },
  },
})

import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

export const card = siteStyle({ position: 'relative', minInlineSize: 0 })

globalSiteStyle(`${card} img`, {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
// The whole card can be clicked, but the link's accessible name is the title alone.
globalSiteStyle(`${card} a::after`, { content: '""', position: 'absolute', inset: 0 })

export const date = siteStyle({
  marginBlock: '16px 7px',
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
})
export const topic = siteStyle({ color: vars.color.textSoft })

export const title = siteStyle({
  fontSize: rem(21),
  lineHeight: 1.16,
  letterSpacing: '-0.018em',
  selectors: {
    [`${card}[data-size="large"] &`]: { fontSize: rem(23) },
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationColor: vars.color.action,
      textDecorationThickness: 1.5,
      textUnderlineOffset: 4,
    },
  },
})

export const summary = siteStyle({
  marginBlockStart: 9,
  fontSize: rem(15),
  lineHeight: 1.48,
  color: vars.color.textSoft,
})

import { belowWide } from '../components/styles/breakpoints.ts'
import { siteStyle } from '../components/styles/layerStyles.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'

const { color } = vars

export const preview = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
})

export const tools = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  padding: '6px 12px',
  borderBlockEnd: `1px solid ${color.line}`,
})

export const path = siteStyle({
  flex: '1 1 80px',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  fontSize: rem(13),
  color: color.textMuted,
})

export const choice = siteStyle({ display: 'flex', gap: 2, margin: 0, padding: 0, border: 0 })

export const legend = siteStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const option = siteStyle({
  blockSize: 32,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  fontSize: rem(14),
  color: color.textSoft,
  ':hover': { color: color.text },
  selectors: {
    '&[aria-pressed="true"]': {
      color: color.text,
      backgroundColor: color.wash,
      boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    },
  },
})

export const delay = siteStyle({
  minInlineSize: 124,
  // A figure of interest, and no more: the row is for what is used.
  '@media': { [belowWide]: { display: 'none' } },
  fontSize: rem(13),
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
})

export const stage = siteStyle({ position: 'relative', overflow: 'hidden', backgroundColor: color.wash })

export const frame = siteStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  backgroundColor: color.paper,
  ':focus-visible': { outlineOffset: -2 },
})

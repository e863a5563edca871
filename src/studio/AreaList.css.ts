import { siteStyle } from '../components/styles/layerStyles.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'
import { choice } from './Choice.css.ts'

const { color } = vars

export const areas = siteStyle({
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { '(min-width: 1200px)': { borderInlineEnd: `1px solid ${color.line}`, borderBlockEnd: 0 } },
})

export const heading = siteStyle({
  padding: '14px 14px 6px',
  fontFamily: vars.font.text,
  fontSize: rem(13),
  fontWeight: 560,
  letterSpacing: 'normal',
  color: color.textMuted,
})

export const list = siteStyle({ paddingBlockEnd: 14 })

export const area = siteStyle([
  choice,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 8,
    padding: '5px 14px',
    fontSize: rem(14),
  },
])

export const name = siteStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const done = siteStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums', color: color.textMuted })

export const left = siteStyle({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  color: color.accent,
})

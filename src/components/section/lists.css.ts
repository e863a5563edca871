import { belowTablet } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const checks = siteStyle({ inlineSize: '100%', borderBlockEnd: rule })

export const check = siteStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  paddingBlock: 15,
  borderBlockStart: rule,
  fontSize: rem(16.5),
  lineHeight: 1.45,
})
globalSiteStyle(`${check} svg`, {
  flex: 'none',
  color: vars.color.accent,
  position: 'relative',
  insetBlockStart: 3,
})

// The lists of a pair share their rows: they start on one line with or without an introduction.
export const checkList = siteStyle({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 14,
  alignContent: 'start',
  minInlineSize: 0,
})

export const pairedChecks = siteStyle({ gridRow: 3, paddingBlockStart: 12 })

export const steps = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.gutter,
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 26 } },
})

export const step = siteStyle({ padding: '18px 16px 0 0', borderBlockStart: `2px solid ${vars.color.text}` })

export const stepTitle = siteStyle({
  display: 'block',
  marginBlockEnd: 8,
  fontFamily: vars.font.display,
  fontSize: rem(23),
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
})

export const stepText = siteStyle({
  fontSize: rem(16),
  lineHeight: 1.5,
  color: vars.color.textSoft,
  textWrap: 'pretty',
})

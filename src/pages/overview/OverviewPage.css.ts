import { belowTablet, belowWide } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const title = pageStyle({ marginBlockEnd: 36 })

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': {
    [belowWide]: { gridTemplateColumns: '1fr 1fr' },
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const column = pageStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: '24px 22px 6px',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
  '@media': {
    [belowWide]: {
      border: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      padding: '20px 16px 20px 0',
      selectors: { '&:first-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
    },
  },
})
globalPageStyle(`${column} a::after`, { content: '""', position: 'absolute', inset: 0 })
globalPageStyle(`${column}:hover a`, { color: vars.color.accent })

export const name = pageStyle({
  fontSize: 'clamp(1.3125rem, 1.75vw, 1.5625rem)',
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
})

export const band = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  maxInlineSize: 820,
  marginBlockStart: 40,
  fontSize: rem(16.5),
  lineHeight: 1.5,
  color: vars.color.textSoft,
})

export const moduleListColumns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 64,
  marginBlockStart: 'clamp(36px, 4.4vw, 64px)',
  '@media': { [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const list = pageStyle({ borderBlockStart: `2px solid ${vars.color.text}` })

export const row = pageStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 20px',
  gap: '2px 24px',
  alignItems: 'center',
  paddingBlock: 18,
  paddingInlineEnd: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [belowTablet]: {
      gridTemplateColumns: '52px minmax(0, 1fr) 18px',
      columnGap: 16,
      paddingInlineEnd: 0,
    },
  },
})
globalPageStyle(`${row} > svg:first-child`, { gridRow: '1 / 3' })
globalPageStyle(`${row} > svg:last-child`, {
  gridColumn: 3,
  gridRow: '1 / 3',
  color: vars.color.textMuted,
  transition: `translate ${vars.motion.move}, color ${vars.motion.move}`,
})
globalPageStyle(`${row}:hover > svg:last-child`, { color: vars.color.accent, translate: '4px 0' })
globalPageStyle(`${row} a::after`, { content: '""', position: 'absolute', inset: 0 })

export const moduleListName = pageStyle({
  alignSelf: 'end',
  fontSize: rem(23),
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '@media': { [belowTablet]: { fontSize: rem(20) } },
})

export const detail = pageStyle({
  gridColumn: 2,
  alignSelf: 'start',
  fontSize: rem(15.5),
  lineHeight: 1.45,
  color: vars.color.textSoft,
})

export const beside = pageStyle({
  overflowAnchor: 'none',
  '@media': { [belowWide]: { marginBlockStart: 48 } },
})
globalPageStyle(`${beside} > *`, { position: 'sticky', insetBlockStart: 100 })

export const line = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 14px',
  marginBlockStart: 'clamp(20px, 3vw, 44px)',
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: rem(15.5),
  color: vars.color.textSoft,
})

export const address = pageStyle({
  fontFamily: vars.font.mono,
  fontSize: rem(14.5),
  color: vars.color.text,
  overflowWrap: 'anywhere',
})

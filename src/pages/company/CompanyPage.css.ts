import { belowTablet, belowWide } from '../../components/styles/breakpoints.ts'
import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const quotes = pageStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '36px clamp(32px, 6.6vw, 96px)',
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

// The names stand on one line, however long the words are.
export const quote = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 18,
})

export const words = pageStyle({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.4375rem, 2.1vw, 1.875rem)',
  fontWeight: 480,
  lineHeight: 1.22,
  letterSpacing: '-0.02em',
  textWrap: 'pretty',
})

export const note = pageStyle({
  marginBlockStart: 36,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const historyWords = pageStyle({ display: 'grid', gap: 20, maxInlineSize: '36em', marginBlockEnd: 44 })

export const dates = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

// Side by side on wide screens; below, a line each: the year, then what it brought.
export const date = pageStyle({
  paddingBlockStart: 22,
  '@media': {
    [belowWide]: {
      display: 'grid',
      gridTemplateColumns: '180px minmax(0, 34em)',
      alignItems: 'baseline',
      paddingBlock: 16,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    [belowTablet]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
  },
})

export const year = pageStyle({
  display: 'block',
  marginBlockEnd: 10,
  fontFamily: vars.font.display,
  fontSize: rem(40),
  fontWeight: 540,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  '@media': { [belowWide]: { marginBlockEnd: 0, fontSize: rem(32) } },
})

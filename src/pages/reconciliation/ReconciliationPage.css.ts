import { belowDesktop, belowTablet } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const title = pageStyle({ maxInlineSize: '38em', marginBlockEnd: 36 })

export const line = pageStyle({ whiteSpace: 'nowrap', '@media': { [belowTablet]: { whiteSpace: 'normal' } } })

export const more = pageStyle({ display: 'grid', gap: 26 })
export const banner = pageStyle({ marginBlockStart: 'clamp(48px, 5.4vw, 80px)' })

const { color } = vars

export const head = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlockEnd: 14,
  borderBlockEnd: `2px solid ${color.text}`,
})
globalPageStyle(`${head} > span`, { fontSize: rem(15), color: color.textMuted })

export const rows = pageStyle({ fontSize: rem(16), lineHeight: 1.4 })

export const row = pageStyle({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 20,
  paddingBlock: 13,
  color: color.textSoft,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    // As on paper: one rule above the sum, two under it.
    '&:nth-last-child(2)': { borderBlockEndColor: color.text },
    '&:last-child': {
      borderBlockEnd: `4px double ${color.text}`,
      fontWeight: 560,
      color: color.text,
    },
  },
})

export const amount = pageStyle({ flex: 'none', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const words = pageStyle({ display: 'grid', gap: 20, maxInlineSize: '38em', marginBlockEnd: 44 })

export const sides = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '48px clamp(32px, 6.6vw, 96px)',
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const after = pageStyle({ maxInlineSize: '42em', marginBlockStart: 36 })

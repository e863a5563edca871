import { belowWide, print } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color, space } = vars

export const header = pageStyle({
  paddingBlockStart: 'clamp(36px, 4.2vw, 64px)',
  '@media': { [print]: { padding: 0 } },
})

export const facts = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  marginBlock: '28px 40px',
  fontSize: rem(15),
  color: color.textMuted,
})
globalPageStyle(`${facts} time`, { fontWeight: 560, color: color.text })

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: space.gutter,
  paddingBlock: `44px ${space.section}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [print]: { display: 'block', padding: 0, border: 0 } },
})

export const main = pageStyle({
  gridColumn: '4 / 10',
  minInlineSize: 0,
  '@media': { [belowWide]: { gridColumn: '1 / -1', maxInlineSize: 740 } },
})

export const publisher = pageStyle({ marginBlockEnd: 44 })

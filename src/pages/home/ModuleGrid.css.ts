import { belowTablet, belowWide } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const title = pageStyle({ maxInlineSize: 880 })

export const grid = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginBlockStart: 56,
  borderBlockStart: rule,
  borderInlineStart: rule,
  '@media': {
    [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: 36 },
  },
})

export const cell = pageStyle({
  position: 'relative',
  padding: '26px 26px 28px',
  borderBlockEnd: rule,
  borderInlineEnd: rule,
  transition: `background-color ${vars.motion.move}`,
  ':hover': { backgroundColor: vars.color.wash },
  '@media': {
    [belowTablet]: {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr)',
      columnGap: 20,
      padding: '22px 20px',
    },
  },
})
globalPageStyle(`${cell} > svg`, {
  '@media': { [belowTablet]: { inlineSize: 56, blockSize: 56, gridRow: '1 / 3' } },
})
globalPageStyle(`${cell} a::after`, { content: '""', position: 'absolute', inset: 0 })

export const name = pageStyle({
  marginBlock: '44px 8px',
  '@media': { [belowTablet]: { marginBlock: '0 4px' } },
})

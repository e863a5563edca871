import { belowTablet, belowWide } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`
const six = '[data-count="6"]'

export const title = siteStyle({ maxInlineSize: '15em', marginBlockEnd: 36, fontSize: rem(40) })

export const pillars = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  borderBlockStart: `2px solid ${vars.color.text}`,
  selectors: {
    '&[data-count="5"]': { gridTemplateColumns: 'repeat(5, 1fr)' },
    [`&${six}`]: { borderBlockStart: rule, borderInlineStart: rule },
  },
  '@media': {
    [belowWide]: {
      selectors: { '&[data-count="5"], &[data-count="6"]': { gridTemplateColumns: '1fr 1fr' } },
    },
    [belowTablet]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})

export const pillar = siteStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: '24px 22px 0',
  borderInlineStart: rule,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, border: 0 },
    [`${six} > &&`]: {
      padding: '28px 28px 32px',
      border: 0,
      borderInlineEnd: rule,
      borderBlockEnd: rule,
    },
  },
  '@media': {
    [belowWide]: { border: 0, padding: '20px 16px 20px 0' },
    [belowTablet]: {
      padding: '18px 0',
      selectors: {
        '& + &': { borderBlockStart: rule },
        [`${six} > &&`]: { padding: '20px 20px 24px' },
      },
    },
  },
})

export const fact = siteStyle({
  marginBlockEnd: 18,
  fontSize: rem(15),
  fontWeight: 560,
  lineHeight: 1.2,
  color: vars.color.positive,
  fontVariantNumeric: 'tabular-nums',
})

import { belowTablet } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`
const first = { paddingInlineStart: 0, borderInlineStart: 'none' }

export const figures = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginBlockStart: 8,
  borderBlockStart: rule,
  '@media': { [belowTablet]: { gridTemplateColumns: '1fr 1fr', rowGap: 28, marginBlockStart: 20 } },
})

// The label comes first in the HTML, as the name of the figure; the figure comes first on screen.
export const figure = pageStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 10,
  paddingBlockStart: 22,
  paddingInline: 24,
  borderInlineStart: rule,
  selectors: { '&:first-child': first },
  '@media': {
    [belowTablet]: {
      paddingInlineEnd: 0,
      selectors: { '&:nth-child(odd)': first, '&:nth-child(n + 3)': { paddingBlockStart: 0 } },
    },
  },
})

export const label = pageStyle({ fontSize: rem(15.5), lineHeight: 1.4, color: vars.color.textSoft })

export const value = pageStyle({
  position: 'relative',
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.5rem, 5vw, 4.625rem)',
  fontWeight: 540,
  lineHeight: 1,
  letterSpacing: '-0.045em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // While it counts, the running figure lies over the final one, which keeps the room and stays for all who
  // don't see it; the empty alternative keeps the running one from being read out.
  selectors: {
    '&[data-shown]::after': {
      '@media': {
        screen: {
          content: ['attr(data-shown)', 'attr(data-shown) / ""'],
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
        },
      },
    },
  },
})
globalPageStyle(`${value}[data-shown] > span`, { '@media': { screen: { opacity: 0 } } })

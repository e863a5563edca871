import { belowTablet } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color, motion } = vars
const rule = `1px solid ${color.line}`
const stroke = 'linear-gradient(currentColor, currentColor) center'

export const list = siteStyle({ borderBlockStart: rule })
export const item = siteStyle({ borderBlockEnd: rule })

export const question = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  paddingBlock: 19,
  cursor: 'pointer',
  listStyle: 'none',
  fontSize: rem(19),
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  transition: `color ${motion.quick}`,
  '::after': {
    content: '"" / ""',
    flex: 'none',
    inlineSize: 16,
    blockSize: 16,
    marginInlineStart: 'auto',
    color: color.accent,
    background: `${stroke} / 16px 1.7px no-repeat, ${stroke} / 1.7px 16px no-repeat`,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.accent },
    '[open] > &::after': { backgroundSize: '16px 1.7px, 0 0' },
  },
})

export const answer = siteStyle({
  maxInlineSize: '44em',
  padding: '0 64px 24px 0',
  color: color.textSoft,
  '@media': { [belowTablet]: { paddingInlineEnd: 20 } },
})

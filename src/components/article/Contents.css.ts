import { belowWide, print } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

export const contents = siteStyle({
  // Sticky elements must not be scroll anchors: they never move.
  overflowAnchor: 'none',
  gridColumn: '1 / 4',
  fontSize: rem(15),
  '@media': { [belowWide]: { gridColumn: '1 / -1', marginBlockEnd: 32 }, [print]: { display: 'none' } },
})

export const beside = siteStyle({
  position: 'sticky',
  insetBlockStart: 100,
  '@media': { [belowWide]: { display: 'none' } },
})

export const folded = siteStyle({
  display: 'none',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [belowWide]: { display: 'block' } },
})

export const summary = siteStyle({ minBlockSize: 48, paddingBlock: 12, fontWeight: 560, cursor: 'pointer' })

export const title = siteStyle({ fontWeight: 560, marginBlockEnd: 12 })

export const list = siteStyle({ paddingBlockEnd: 12 })

export const item = siteStyle({
  display: 'block',
  padding: '7px 14px',
  borderInlineStart: `2px solid ${vars.color.line}`,
  lineHeight: 1.4,
  color: vars.color.textSoft,
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    // Bold without being wider: another line break would move everything below.
    '&[aria-current="location"]': {
      borderColor: vars.color.action,
      color: vars.color.text,
      textShadow: '0.3px 0',
    },
  },
})

export const numbered = siteStyle({ counterReset: 'section' })
globalSiteStyle(`${numbered} ${item}::before`, {
  counterIncrement: 'section',
  content: 'counter(section) ".\\a0"',
})

import { belowTablet, belowWide, print } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

export const footer = siteStyle({
  paddingBlock: 'clamp(56px, 6vw, 88px) 34px',
  '@media': { [print]: { display: 'none' } },
})

export const columns = siteStyle({
  display: 'grid',
  gridTemplateColumns: '1.7fr 4fr',
  gap: '32px 24px',
  '@media': { [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const about = siteStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 8,
  maxInlineSize: 280,
})

export const nav = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '32px 24px',
  paddingBlockStart: 11,
  '@media': {
    [belowTablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
    },
  },
})

export const title = siteStyle({
  marginBlockEnd: 10,
  fontFamily: vars.font.text,
  fontSize: rem(15),
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: 'normal',
})

export const link = siteStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  fontSize: rem(15),
  lineHeight: 1.3,
  color: color.textSoft,
  ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { minBlockSize: 40 } },
})

export const legal = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  marginBlockStart: 56,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: rem(14),
  color: color.textMuted,
  '@media': { [belowTablet]: { marginBlockStart: 40 } },
})

export const notice = siteStyle({
  flex: '1 1 260px',
  textAlign: 'center',
  '@media': { [belowTablet]: { order: 1, flexBasis: '100%', textAlign: 'start' } },
})

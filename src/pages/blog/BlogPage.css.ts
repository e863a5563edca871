import { belowTablet, belowWide } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const pager = pageStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 6,
  marginBlockStart: 64,
  paddingBlockStart: 26,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
export const numbers = pageStyle({ display: 'flex', gap: 6 })

globalPageStyle(`${pager} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minInlineSize: 44,
  blockSize: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  fontSize: rem(16),
  fontWeight: 500,
})
globalPageStyle(`${pager} a:hover`, { background: vars.color.wash })
globalPageStyle(`${pager} a[aria-current]`, {
  boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`,
  color: vars.color.accent,
})

const { color, space } = vars

export const topics = pageStyle({
  display: 'flex',
  gap: 30,
  marginBlockEnd: 36,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [belowTablet]: { gap: 24, marginInline: `calc(-1 * ${space.margin})`, paddingInline: space.margin },
  },
})

export const topic = pageStyle({
  display: 'flex',
  gap: 7,
  paddingBlock: '14px 15px',
  fontSize: rem(16),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: color.textSoft,
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.action}` },
  },
})

export const count = pageStyle({
  fontWeight: 400,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const banner = pageStyle({ paddingBlockStart: 'clamp(44px, 5vw, 80px)' })
export const title = pageStyle({ maxInlineSize: 1000 })
export const lead = pageStyle({ maxInlineSize: 640, marginBlockStart: 22 })
export const articles = pageStyle({ paddingBlock: `clamp(56px, 6vw, 88px) ${vars.space.section}` })

export const grid = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: `56px ${vars.space.gutter}`,
  '@media': {
    [belowWide]: { gridTemplateColumns: '1fr 1fr' },
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 },
  },
})

export const featured = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: vars.space.gutter,
  alignItems: 'center',
  marginBlockStart: 'clamp(36px, 4.4vw, 60px)',
})

export const picture = pageStyle({
  gridColumn: '1 / 8',
  '@media': {
    [belowWide]: { gridColumn: '1 / -1' },
    [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})` },
  },
})
globalPageStyle(`${picture} img`, {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.plate,
  '@media': { [belowTablet]: { borderRadius: 0 } },
})

export const words = pageStyle({
  gridColumn: '8 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: 18,
  paddingInlineStart: 32,
  '@media': { [belowWide]: { gridColumn: '1 / -1', paddingInlineStart: 0, marginBlockStart: 26 } },
})

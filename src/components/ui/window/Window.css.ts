import { belowTablet, forcedEdge, print } from '../../styles/breakpoints.ts'
import { uiStyle } from '../../styles/layerStyles.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars
const rule = `1px solid ${color.line}`

export const frame = uiStyle({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.window,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.window,
  ...forcedEdge,
  fontSize: rem(13.5),
  lineHeight: 1.35,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  // Drawn for a wider column than paper has.
  '@media': { [print]: { zoom: 0.8 } },
})

export const bar = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '13px 18px',
  borderBlockEnd: rule,
  fontSize: rem(14),
  fontWeight: 560,
})

export const aside = uiStyle({ marginInlineStart: 'auto', fontWeight: 400, color: color.textMuted })

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '11px 18px',
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': { [belowTablet]: { gap: 8, paddingInline: 14, fontSize: rem(13) } },
})

export const end = uiStyle({ flex: 'none', marginInlineStart: 'auto', fontWeight: 500, whiteSpace: 'nowrap' })

export const foot = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 18px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.wash,
  '@media': { [belowTablet]: { flexWrap: 'wrap' } },
})

export const windowFootEnd = uiStyle({ flex: 'none', marginInlineStart: 'auto' })

import { belowTablet, forcedEdge } from '../styles/breakpoints.ts'
import { globalUiStyle, uiStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

/** A raised plate for entries, in two columns where there is room. */
export const panel = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 20,
  padding: 32,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.window,
  ...forcedEdge,
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '24px 18px' } },
})
globalUiStyle(`${panel} noscript`, { '@media': { '(scripting: none)': { display: 'contents' } } })

/** What a panel says where scripts do not run. */
export const withoutScripts = uiStyle({
  gridColumn: '1 / -1',
  padding: '15px 18px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.blush,
  fontSize: rem(15),
  lineHeight: 1.45,
})

import { belowTablet, belowWide, print } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { gutter } = vars.space
/** Room for focus rings, which the scroll area would clip. */
const ring = 8

export const head = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${gutter}`,
  marginBlockEnd: 44 - ring,
  '@media': { [belowTablet]: { marginBlockEnd: 30 - ring } },
})
globalPageStyle(`${head} > h2`, {
  marginInlineEnd: 'auto',
  '@media': { [belowTablet]: { inlineSize: '100%' } },
})

export const controls = pageStyle({
  display: 'flex',
  gap: 8,
  '@media': { [belowTablet]: { marginInlineStart: 'auto' } },
  selectors: { '[data-turns=""] &': { visibility: 'hidden' } },
})

export const area = pageStyle({ marginInline: -ring })

export const row = pageStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - 3 * ${gutter}) / 4)`,
  columnGap: gutter,
  padding: ring,
  '@media': {
    [belowWide]: { gridAutoColumns: `calc((100% - ${gutter}) / 2)` },
    [belowTablet]: { gridAutoColumns: '100%' },
    [print]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: gutter },
  },
})

// Items snap to the page margin, not to the edge of the scroll area.
export const item = pageStyle({ minInlineSize: 0, scrollMarginInline: ring })

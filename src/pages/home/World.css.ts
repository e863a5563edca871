import { belowTablet } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

const wholeLine = { [belowTablet]: { gridColumn: '1 / -1' } }

export const world = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  alignItems: 'end',
})

export const title = pageStyle({ gridColumn: '1 / 7', '@media': wholeLine })

export const lead = pageStyle({
  gridColumn: '8 / -1',
  paddingBlockEnd: 6,
  '@media': { [belowTablet]: { gridColumn: '1 / -1', marginBlockStart: 18 } },
})

export const map = pageStyle({
  gridColumn: '1 / -1',
  marginBlockStart: 20,
  '@media': {
    [belowTablet]: {
      marginBlockStart: 36,
      marginInline: `calc(-1 * ${vars.space.margin})`,
      overflow: 'hidden',
    },
  },
})
globalPageStyle(`${map} > img`, {
  inlineSize: '100%',
  blockSize: 'auto',
  // On a phone the oceans at both ends give way.
  '@media': { [belowTablet]: { inlineSize: '150%', marginInlineStart: '-16%' } },
})

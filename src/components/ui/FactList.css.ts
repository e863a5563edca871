import { belowTablet } from '../styles/breakpoints.ts'
import { uiStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const list = uiStyle({ inlineSize: '100%', borderBlockStart: rule })

export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 2,
  paddingBlock: 13,
  borderBlockEnd: rule,
  fontSize: rem(15.5),
  lineHeight: 1.45,
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const term = uiStyle({ fontWeight: 560 })
export const detail = uiStyle({ color: vars.color.textSoft })

import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { scenic } from '../parts/layer.ts'

// Ten seconds are 600 pixels of ruler where there is room: a tick falls on every sixth.
export const window = scenic({ inlineSize: '100%', maxInlineSize: 636, marginInline: 'auto' })

export const date = scenic({ marginInlineStart: 8, '@media': { [belowTablet]: { display: 'none' } } })

export const head = scenic({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '14px 20px',
  padding: '20px 18px 0',
})

export const signer = scenic({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: rem(12.5),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
})

export const ruler = scenic({
  padding: '26px 18px 12px',
  '@media': { [belowTablet]: { paddingBlockStart: 18 } },
})

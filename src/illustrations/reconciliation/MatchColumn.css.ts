import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { belowRoomy } from '../parts/room.ts'
import { headHeight, rowHeight } from './matches.ts'

export const column = scenic({ minInlineSize: 0, whiteSpace: 'nowrap' })

inside(`${column} p`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  blockSize: rowHeight,
  padding: '8px 16px 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [belowRoomy]: { paddingInline: 12 },
    [belowTablet]: { flexDirection: 'column', gap: 0, paddingInline: 12, fontSize: rem(12.5) },
  },
})
inside(`${column} p:first-child`, {
  alignItems: 'center',
  blockSize: headHeight,
  paddingBlockStart: 0,
  fontSize: rem(13),
})
inside(`${column} p:first-child`, { '@media': { [belowTablet]: { flexDirection: 'row' } } })
inside(`${column} span:first-child`, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
inside(`${column} span + span`, { fontWeight: 500, '@media': { [belowTablet]: { alignSelf: 'end' } } })
inside(`${column} span small`, { display: 'block', fontSize: rem(12) })
inside(`${column} span small`, { '@media': { [belowTablet]: { display: 'none' } } })
inside(`${column} p:first-child small`, { '@media': { [belowTablet]: { display: 'none' } } })

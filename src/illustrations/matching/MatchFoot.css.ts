import { belowTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const undo = scenic({ marginInlineStart: 14, fontWeight: 400 })

export const note = scenic({
  color: vars.color.textSoft,
  '@media': { [belowTablet]: { display: 'none' } },
})

export const foot = scenic({ minInlineSize: 0 })
inside(`${foot} > *`, { whiteSpace: 'nowrap' })

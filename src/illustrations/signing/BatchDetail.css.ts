import { belowTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const head = scenic({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  padding: '14px 18px',
})

export const change = scenic({
  color: vars.color.textSoft,
  '@media': { [belowTablet]: { display: 'none' } },
})

// On a phone the decision is as wide as the window.
export const detail = scenic({ minInlineSize: 0 })
inside(`${detail} > :last-child > :last-child`, { '@media': { [belowTablet]: { flex: 'auto' } } })

export const undo = scenic({ marginInlineStart: 14, fontWeight: 400 })

import { belowTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color } = vars

export const message = scenic({
  padding: '15px 18px',
  '@media': { [belowTablet]: { padding: '11px 14px' } },
})
inside(`${message} + ${message}`, { borderInlineStart: `1px solid ${color.nightLine}` })
inside(`${message} + ${message}`, {
  '@media': { [belowTablet]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.nightLine}` } },
})
inside(`${message} :is(i, small)`, { fontStyle: 'normal', color: color.nightSoft, opacity: 0.78 })
inside(`${message} small`, { '@media': { [belowTablet]: { display: 'none' } } })

inside(`${message} u`, { textDecoration: 'underline dotted', textUnderlineOffset: 3 })

export const spare = scenic({ '@media': { [belowTablet]: { display: 'none' } } })

// The lines that an address has gained are marked across the whole panel, as a change is in a text.
export const gained = scenic({
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: -18,
    backgroundColor: color.action,
  },
})
inside(`${message} > ${gained}`, { color: color.onAction })
inside(`${message} > ${gained} i`, { color: 'inherit', opacity: 1 })

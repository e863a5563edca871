import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowDesktop, belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

export const window = scenic({
  inlineSize: '100%',
  maxInlineSize: 700,
  marginInline: 'auto',
})

// A format message reads from left to right in every language.
export const messages = scenic({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  backgroundColor: vars.color.night,
  color: vars.color.nightText,
  fontFamily: vars.font.mono,
  fontSize: rem(12),
  lineHeight: 1.5,
  whiteSpace: 'pre',
  tabSize: 2,
  '@media': {
    [belowDesktop]: { letterSpacing: '-0.02em' },
    [belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      letterSpacing: 0,
      whiteSpace: 'pre-wrap',
      tabSize: 1,
    },
  },
})

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

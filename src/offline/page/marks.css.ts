import { belowTablet, belowWide, print } from '../../components/styles/breakpoints.ts'
import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

const line = { display: 'inline-flex', alignItems: 'center', gap: 7, minBlockSize: 32 } as const
const pressed = { color: color.text, textDecoration: 'underline', textUnderlineOffset: 4 } as const

// Added when the page is idle, where it moves nothing: at the end of its line, or below it.
export const article = pageStyle({
  ...line,
  order: -1,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  '@media': {
    [belowWide]: { position: 'absolute', insetBlockStart: '100%', insetInlineEnd: 0 },
    [belowTablet]: { position: 'static', order: 1 },
    [print]: { display: 'none' },
  },
})
/** The line of an article's buttons, which holds it. */
export const buttons = pageStyle({ position: 'relative' })

export const button = pageStyle({
  ...line,
  color: color.textSoft,
  fontWeight: 500,
  ':hover': { color: color.accent },
  ':disabled': { color: color.textMuted, cursor: 'default' },
})

export const foot = pageStyle({
  ...line,
  fontSize: rem(15),
  lineHeight: 1.3,
  color: color.textSoft,
  ':hover': pressed,
  '@media': { '(pointer: coarse)': { minBlockSize: 40 }, [print]: { display: 'none' } },
})

// Links that need a connection: still readable, and not marked by colour alone.
export const away = pageStyle({
  selectors: {
    'a&': {
      color: color.textMuted,
      textDecoration: 'line-through dotted 1px',
      cursor: 'not-allowed',
    },
    'div&': { opacity: 0.6 },
  },
})

import { forcedEdge } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color } = vars

export const phone = scenic({
  display: 'grid',
  flex: 'none',
  inlineSize: 264,
  minBlockSize: 440,
  padding: 8,
  borderRadius: 38,
  backgroundColor: color.night,
  boxShadow: `inset 0 0 0 1px rgb(255 255 255 / 0.14), ${vars.shadow.window}`,
  ...forcedEdge,
})

export const screen = scenic({
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: 30,
  backgroundColor: color.raised,
  color: color.text,
  fontSize: rem(13.5),
  lineHeight: 1.35,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})
inside(`:where(${screen}) > *`, { padding: '9px 16px' })

export const status = scenic({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '10px 6px',
  fontSize: rem(12.5),
  fontWeight: 560,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 9,
    insetInlineStart: 'calc(50% - 31px)',
    inlineSize: 62,
    blockSize: 18,
    borderRadius: 9,
    backgroundColor: color.night,
  },
})

export const title = scenic({ paddingBlock: '8px 12px' })
inside(`${title} b`, {
  display: 'block',
  marginBlockStart: 1,
  fontFamily: vars.font.display,
  fontSize: rem(23),
  lineHeight: 1.15,
  letterSpacing: '-0.025em',
  whiteSpace: 'nowrap',
})

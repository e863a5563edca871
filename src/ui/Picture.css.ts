import { globalStyle, style } from '@vanilla-extract/css'
import { ui } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const frame = style({ '@layer': { [ui]: { display: 'block', position: 'relative' } } })

globalStyle(`${frame} img`, {
  '@layer': { [ui]: { inlineSize: '100%', blockSize: 'auto' } },
})

// All that a failed picture needs hangs on the frame: a page brings only rules whose classes are in its HTML.
const failed = `${frame}[data-failed]`
const over = { position: 'absolute', backgroundColor: color.wash, color: color.textMuted } as const

globalStyle(`${failed} img`, {
  '@layer': {
    [ui]: {
      backgroundColor: color.wash,
      backgroundImage: `repeating-linear-gradient(0deg, transparent 0 7px, ${color.lineStrong} 7px 8px)`,
    },
  },
})
globalStyle(`${failed} > svg`, {
  '@layer': { [ui]: { ...over, inset: 0, margin: 'auto', padding: 13, boxSizing: 'content-box' } },
})
globalStyle(`${failed} > span`, {
  '@layer': {
    [ui]: {
      ...over,
      insetBlockEnd: 0,
      insetInlineStart: 0,
      maxInlineSize: '90%',
      padding: '8px 14px 9px 12px',
      fontSize: 14,
      lineHeight: 1.3,
    },
  },
})

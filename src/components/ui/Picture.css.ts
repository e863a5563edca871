import { globalUiStyle, uiStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'
import markUrl from './icons/mark.svg?url'

const { color } = vars

export const frame = uiStyle({ display: 'block', position: 'relative' })

globalUiStyle(`${frame} img`, { inlineSize: '100%', blockSize: 'auto' })

// A picture that failed to load: hatching of the same size, the mark in the middle, its text at the bottom.
const failed = `${frame}[data-failed]`
const over = { position: 'absolute', backgroundColor: color.wash, color: color.textMuted } as const

globalUiStyle(`${failed} img`, {
  // Hides the browser's own rendering of the alternative text.
  color: 'transparent',
  backgroundColor: color.wash,
  backgroundImage: `repeating-linear-gradient(0deg, transparent 0 7px, ${color.lineStrong} 7px 8px)`,
})
globalUiStyle(`${failed}::before`, {
  ...over,
  content: '""',
  inset: 0,
  margin: 'auto',
  inlineSize: 102,
  blockSize: 84,
  background: `${color.wash} url(${markUrl}) center / 76px auto no-repeat`,
})
globalUiStyle(`${failed}:not([data-failed=""])::after`, {
  ...over,
  content: 'attr(data-failed)',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  maxInlineSize: '90%',
  padding: '8px 14px 9px 12px',
  fontSize: rem(14),
  lineHeight: 1.3,
})

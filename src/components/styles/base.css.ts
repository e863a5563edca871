import { globalStyle } from '@vanilla-extract/css'
import { forcedColors, print } from './breakpoints.ts'
import { globalBaseStyle, globalResetStyle } from './layerStyles.ts'
import { type } from './tokens.ts'
import { vars } from './vars.css.ts'

globalResetStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalResetStyle('body, p, h1, h2, h3, h4, figure, blockquote, dl, dd', { margin: 0 })
globalResetStyle('ul, ol', { margin: 0, padding: 0, listStyle: 'none' })
globalResetStyle('img, svg, picture', { display: 'block' })
globalResetStyle('a', { color: 'inherit', textDecoration: 'none' })
globalResetStyle('button', {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
})
// Many current entries are marked by a shadow only, which forced colours remove.
globalBaseStyle(':is(a, summary)[aria-current]', {
  '@media': { [forcedColors]: { textDecoration: 'underline 2px', textUnderlineOffset: 6 } },
})
globalResetStyle('[hidden]', { display: 'none' })

globalBaseStyle('html', { textSizeAdjust: '100%', scrollPaddingTop: 92, backgroundColor: vars.color.paper })
globalBaseStyle('body', {
  backgroundColor: vars.color.paper,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: type.body.size,
  lineHeight: type.body.height,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
  overflowX: 'clip',
})
globalBaseStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: 560,
  letterSpacing: type.heading.tracking,
  lineHeight: 1,
  textWrap: 'balance',
})
globalBaseStyle(':focus-visible', {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: 3,
  borderRadius: vars.radius.tag,
})
// Paper has everything, also what is folded on the screen.
globalBaseStyle('details::details-content', {
  '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto' } },
})
// Paper does not scroll: what is too wide for it makes the browser print smaller.
globalBaseStyle('main :is(:has(> table), pre)', { '@media': { [print]: { overflow: 'visible !important' } } })
globalBaseStyle('main pre', { '@media': { [print]: { whiteSpace: 'pre-wrap' } } })
// A button whose code is still to come shows that it was pressed; the form's own shows it in its words.
globalBaseStyle('button[aria-busy="true"]:not([type="submit"])', { opacity: 0.55, cursor: 'progress' })
// Elements that are focused by script (the main region, a heading) show no focus ring.
globalBaseStyle('[tabindex="-1"]:focus-visible', { outline: 'none' })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
})

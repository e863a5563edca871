import { globalStyle } from '@vanilla-extract/css'
import { forcedColors, print } from './breakpoints.ts'
import { base, reset } from './layers.css.ts'
import { type } from './tokens.ts'
import { vars } from './vars.css.ts'

globalStyle('*, *::before, *::after', { '@layer': { [reset]: { boxSizing: 'border-box' } } })
globalStyle('body, p, h1, h2, h3, h4, figure, blockquote, dl, dd', { '@layer': { [reset]: { margin: 0 } } })
globalStyle('ul, ol', { '@layer': { [reset]: { margin: 0, padding: 0, listStyle: 'none' } } })
globalStyle('img, svg, picture', { '@layer': { [reset]: { display: 'block' } } })
globalStyle('a', { '@layer': { [reset]: { color: 'inherit', textDecoration: 'none' } } })
globalStyle('button', {
  '@layer': {
    [reset]: {
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      padding: 0,
      cursor: 'pointer',
    },
  },
})
// Many current entries are marked by a shadow only, which forced colours remove.
globalStyle(':is(a, summary)[aria-current]', {
  '@layer': {
    [base]: {
      '@media': { [forcedColors]: { textDecoration: 'underline 2px', textUnderlineOffset: 6 } },
    },
  },
})
globalStyle('[hidden]', { '@layer': { [reset]: { display: 'none' } } })

globalStyle('html', {
  '@layer': { [base]: { textSizeAdjust: '100%', scrollPaddingTop: 92, backgroundColor: vars.color.paper } },
})
globalStyle('body', {
  '@layer': {
    [base]: {
      backgroundColor: vars.color.paper,
      color: vars.color.text,
      fontFamily: vars.font.text,
      fontSize: type.body.size,
      lineHeight: type.body.height,
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
      overflowX: 'clip',
    },
  },
})
globalStyle('h1, h2, h3', {
  '@layer': {
    [base]: {
      fontFamily: vars.font.display,
      fontWeight: 560,
      letterSpacing: type.heading.tracking,
      lineHeight: 1,
      textWrap: 'balance',
    },
  },
})
globalStyle(':focus-visible', {
  '@layer': {
    [base]: { outline: `2px solid ${vars.color.accent}`, outlineOffset: 3, borderRadius: vars.radius.tag },
  },
})
// Paper has everything, also what is folded on the screen.
globalStyle('details::details-content', {
  '@layer': { [base]: { '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto' } } } },
})
// Elements that are focused by script (the main region, a heading) show no focus ring.
globalStyle('[tabindex="-1"]:focus-visible', { '@layer': { [base]: { outline: 'none' } } })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
})

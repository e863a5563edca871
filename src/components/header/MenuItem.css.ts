import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedEdge } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'
import { nav } from './HeaderNav.css.ts'

const { radius, space } = vars

export const item = styleVariants({
  solution: {},
  services: { '@layer': { [site]: { position: 'relative' } } },
})

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })
const withoutScripts = `${nav}:not([data-live]) li`

export const panel = style({
  '@layer': {
    [site]: {
      display: 'none',
      position: 'absolute',
      // Over the header's own line, and with one like it: a gap of a pixel would count as leaving.
      insetBlockStart: '100%',
      borderBlockStart: `1px solid ${vars.color.line}`,
      zIndex: 1,
      overflow: 'hidden',
      borderRadius: `0 0 ${radius.window} ${radius.window}`,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.window,
      ...forcedEdge,
      animation: `${appear} ${vars.motion.quick}`,
      selectors: {
        '[aria-expanded="true"] + &': { display: 'block' },
        [`${withoutScripts}:hover > &, ${withoutScripts}:focus-within > &`]: { display: 'block' },
      },
    },
  },
})

export const width = styleVariants({
  solution: {
    '@layer': {
      [site]: {
        insetInlineStart: `max(${space.margin}, (100% - ${space.measure}) / 2)`,
        inlineSize: `min(${space.measure}, 100% - 2 * ${space.margin})`,
      },
    },
  },
  services: { '@layer': { [site]: { insetInlineStart: -10, inlineSize: 560 } } },
})

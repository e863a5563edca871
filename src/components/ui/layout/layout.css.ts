import { styleVariants } from '@vanilla-extract/css'
import { belowTablet, belowWide, print } from '../../styles/breakpoints.ts'
import { globalUiStyle, uiStyle } from '../../styles/layerStyles.ts'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const wrap = uiStyle({
  maxInlineSize: `calc(${vars.space.measure} + 2 * ${vars.space.margin})`,
  marginInline: 'auto',
  paddingInline: vars.space.margin,
  // Print has its own margins.
  '@media': { [print]: { maxInlineSize: 'none', paddingInline: 0 } },
})

const { color, space: measures } = vars

export const sectionSpace = styleVariants({
  normal: { '@layer': { [ui]: { paddingBlock: measures.section } } },
  end: { '@layer': { [ui]: { paddingBlockEnd: measures.section } } },
})

export const sectionTone = styleVariants({
  plain: {},
  // Night is a scheme of its own: its contents use the same variables with night's values.
  night: {
    '@layer': {
      [ui]: {
        vars: {
          [color.paper]: color.night,
          [color.wash]: color.night,
          [color.raised]: color.night,
          [color.text]: color.nightText,
          [color.textSoft]: color.nightSoft,
          [color.textMuted]: color.nightSoft,
          [color.line]: color.nightLine,
          [color.lineStrong]: color.nightLine,
          [color.accent]: color.signal,
        },
        position: 'relative',
        overflow: 'clip',
        backgroundColor: color.night,
        color: color.nightText,
      },
    },
  },
})

export const grid = uiStyle({
  display: 'grid',
  gap: vars.space.gutter,
  selectors: {
    '&[data-columns="2"]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '&[data-gap="wide"]': { columnGap: 96 },
  },
  '@media': {
    [belowWide]: {
      selectors: {
        '&[data-columns="3"]': { gridTemplateColumns: '1fr 1fr' },
        '&[data-columns="4"]': { gridTemplateColumns: '1fr 1fr' },
        '&[data-gap="wide"]': { columnGap: 48 },
      },
    },
    [belowTablet]: {
      selectors: {
        '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-gap="wide"]': { rowGap: 56 },
      },
    },
  },
})

export const scrollArea = uiStyle({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  // Keeps the space of a hidden scrollbar, so that nothing moves.
  selectors: { '&[data-bar="hidden"]': { scrollbarColor: 'transparent transparent' } },
  '@media': { [print]: { overflowX: 'visible' } },
})

export const snapping = uiStyle({ scrollSnapType: 'x proximity' })

globalUiStyle(`${snapping} li`, { scrollSnapAlign: 'start' })

export const visuallyHidden = uiStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

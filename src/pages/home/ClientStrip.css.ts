import { belowTablet, print } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

const gap = 44

export const strip = pageStyle({
  paddingBlockStart: 36,
  '@media': { [belowTablet]: { paddingBlockStart: 26 } },
})

export const head = pageStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.gutter,
  minBlockSize: 44,
})

// Keeps its space if nothing moves.
export const control = pageStyle({
  display: 'flex',
  marginInlineEnd: -14,
  color: vars.color.textMuted,
  selectors: { '[data-moving="false"] &': { visibility: 'hidden' } },
})

const fade = (...stops: string[]) => `linear-gradient(90deg, ${stops.join(', ')})`

export const view = pageStyle({
  marginBlockStart: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: fade('#000 92%', 'transparent'),
  selectors: {
    '[dir="rtl"] &': { maskImage: fade('transparent', '#000 8%') },
    '[data-moving="true"] &': {
      overflowX: 'hidden',
      maskImage: fade('transparent', '#000 6% 94%', 'transparent'),
    },
  },
  '@media': {
    [print]: { selectors: { '[data-moving] &': { overflowX: 'visible', maskImage: 'none' } } },
  },
})

export const track = pageStyle({ display: 'flex', '@media': { [print]: { transform: 'none !important' } } })

// The gap after the last logo belongs to the copy, so that one lap is exactly one copy wide.
export const copy = pageStyle({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  gap,
  minInlineSize: '100%',
  paddingInlineEnd: gap,
  color: vars.color.textSoft,
  '@media': {
    [print]: {
      flex: 'auto',
      flexWrap: 'wrap',
      justifyContent: 'start',
      gap: '12pt 24pt',
      selectors: { '&[aria-hidden]': { display: 'none' } },
    },
  },
})
globalPageStyle(`${copy} > li`, { flex: 'none' })

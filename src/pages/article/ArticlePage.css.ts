import { keyframes } from '@vanilla-extract/css'
import { belowTablet, belowWide, moving, print } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const card = pageStyle({ display: 'grid', gap: 14, marginBlockEnd: 44 })

export const aside = pageStyle({
  // Sticky elements must not be scroll anchors: they never move.
  overflowAnchor: 'none',
  gridColumn: '10 / -1',
  paddingInlineStart: 24,
  '@media': {
    [belowWide]: { gridColumn: '1 / -1', paddingInlineStart: 0, marginBlockStart: 48 },
    [print]: { display: 'none' },
  },
})

export const box = pageStyle({
  position: 'sticky',
  insetBlockStart: 100,
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  padding: 22,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.window,
})

export const name = pageStyle({
  marginBlockStart: 6,
  fontSize: 'clamp(1.3125rem, 1.75vw, 1.5625rem)',
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
})

export const neighbours = pageStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.gutter,
  marginBlockStart: 72,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [print]: { display: 'none' } },
})

globalPageStyle(`${neighbours} a`, { fontWeight: 560, lineHeight: 1.35 })
globalPageStyle(`${neighbours} a:hover`, { color: vars.color.accent })
globalPageStyle(`${neighbours} a:nth-child(2)`, {
  textAlign: 'end',
  '@media': { [belowTablet]: { textAlign: 'start' } },
})

export const label = pageStyle({
  display: 'block',
  fontSize: rem(14),
  fontWeight: 400,
  color: vars.color.textMuted,
})

export const head = pageStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.gutter,
  marginBlockEnd: 44,
  '@media': {
    [belowTablet]: { flexDirection: 'column', alignItems: 'flex-start', marginBlockEnd: 30 },
    [print]: { display: 'none' },
  },
})

export const cards = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.gutter,
  '@media': {
    [belowWide]: { gridTemplateColumns: '1fr 1fr' },
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 36 },
    [print]: { display: 'none' },
  },
})

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: vars.space.gutter,
  paddingBlock: 'clamp(40px, 5vw, 72px) 0',
  '@media': { [print]: { display: 'block', paddingBlock: '14pt 0' } },
})

export const main = pageStyle({
  gridColumn: '4 / 10',
  minInlineSize: 0,
  '@media': { [belowWide]: { gridColumn: '1 / -1', maxInlineSize: 740 } },
})

const timeline = '--reading'

/** The scrolled area that the progress line measures. */
export const measured = pageStyle({ viewTimeline: timeline })

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

// A scroll-driven animation; browsers without them show no line. Not needed at first, so the rules are in the whole
// stylesheet only (`data-late`).
export const line = pageStyle({
  selectors: {
    '&[data-late]': {
      display: 'none',
      position: 'fixed',
      zIndex: 21,
      insetBlockStart: 67,
      insetInline: 0,
      blockSize: 2,
      backgroundColor: vars.color.action,
      transformOrigin: '0 50%',
      animationName: grow,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: timeline,
      animationRange: 'contain',
    },
    '[dir="rtl"] &[data-late]': { transformOrigin: '100% 50%' },
  },
  // Without its animation the line would be full, and paper does not scroll.
  '@media': {
    [`screen and ${moving}`]: {
      '@supports': {
        '(animation-timeline: view())': { selectors: { '&[data-late]': { display: 'block' } } },
      },
    },
  },
})

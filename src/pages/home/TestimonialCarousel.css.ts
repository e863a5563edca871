import { belowTablet, belowWide, print } from '../../components/styles/breakpoints.ts'
import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const testimonialSlideLive = '[data-live="true"] &'

export const slide = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: '1fr auto',
  columnGap: vars.space.gutter,
  scrollSnapAlign: 'start',
  transition: `opacity ${vars.motion.move}`,
  selectors: {
    [testimonialSlideLive]: { gridArea: '1 / 1' },
    '[data-live="true"] &[data-current="false"]': { opacity: 0, visibility: 'hidden' },
  },
  '@media': {
    [belowWide]: { gridTemplateRows: 'auto 1fr auto' },
    // Paper shows all of them, one below the other.
    [print]: {
      marginBlockEnd: '24pt',
      breakInside: 'avoid',
      selectors: {
        [testimonialSlideLive]: { gridArea: 'auto' },
        '[data-live="true"] &[data-current="false"]': { opacity: 1, visibility: 'visible' },
      },
    },
  },
})

const column = {
  gridColumn: '4 / -1',
  '@media': { [belowWide]: { gridColumn: '1 / -1' } },
} as const

export const client = pageStyle({
  gridColumn: '1 / 4',
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  '@media': { [belowWide]: { gridColumn: '1 / -1', marginBlockEnd: 26 } },
})

export const quote = pageStyle({
  ...column,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 3.3vw, 3rem)',
  fontWeight: 480,
  lineHeight: 1.14,
  letterSpacing: '-0.03em',
  textWrap: 'pretty',
})

// Leaves room for the controls: at its end, on phones below it.
export const author = pageStyle({
  ...column,
  minBlockSize: 65,
  marginBlockStart: 40,
  paddingBlockStart: 20,
  paddingInlineEnd: 240,
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: 1.4,
  '@media': {
    [belowWide]: { gridColumn: '1 / -1' },
    [belowTablet]: { paddingInlineEnd: 0, paddingBlockEnd: 60 },
  },
})

export const name = pageStyle({ fontWeight: 560 })

const live = '[data-live="true"] > &'

export const carousel = pageStyle({ display: 'grid' })

const oneCell = { gridArea: '1 / 1', minInlineSize: 0 }

// The slides keep room for the controls beside the author's name; without scripts there is nothing to control.
export const controls = pageStyle({
  ...oneCell,
  zIndex: 1,
  alignSelf: 'end',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  visibility: 'hidden',
  selectors: { [live]: { visibility: 'visible' } },
  '@media': { [print]: { display: 'none' } },
})

export const place = pageStyle({
  minInlineSize: 52,
  textAlign: 'center',
  fontSize: rem(15),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSoft,
})

// All slides share the height of the tallest: nothing moves when scripts arrive.
export const slides = pageStyle({
  ...oneCell,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { [live]: { overflowX: 'visible' } },
  '@media': { [print]: { display: 'block' } },
})

import { belowTablet, belowWide, print } from '../../components/styles/breakpoints.ts'
import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { space } = vars

export const page = pageStyle({ position: 'relative', isolation: 'isolate', overflow: 'clip' })

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
  paddingBlock: `clamp(36px, 4.2vw, 64px) ${space.section}`,
})

export const words = pageStyle({ gridColumn: '1 / 7', '@media': { [belowWide]: { gridColumn: '1 / -1' } } })

export const form = pageStyle({
  gridColumn: '7 / -1',
  '@media': {
    [belowWide]: { gridColumn: '1 / -1', marginBlockStart: 48 },
    // Full width on phones.
    [belowTablet]: { marginInline: `calc(8px - ${space.margin})` },
  },
})

export const way = pageStyle({
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
})

const hidden = { display: 'none' }

export const engraving = pageStyle({
  // Behind the text, and last in the page: only then is its height known.
  zIndex: -1,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  // Where the form is below the text, the wave would run behind both.
  '@media': { [belowWide]: hidden, [print]: hidden },
})

export const wave = pageStyle({ inlineSize: '100%', blockSize: 430 })

export const lead = pageStyle({ maxInlineSize: '27em', marginBlockStart: 24 })
export const steps = pageStyle({ maxInlineSize: 580, marginBlockStart: 44 })
export const reach = pageStyle({ marginBlockStart: 22 })

export const list = pageStyle({
  display: 'grid',
  gap: 3,
  marginBlockStart: 6,
  fontSize: rem(15),
  color: vars.color.text,
})
export const fixed = pageStyle({ color: vars.color.textSoft })

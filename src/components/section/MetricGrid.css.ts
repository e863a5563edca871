import { styleVariants } from '@vanilla-extract/css'
import { belowTablet } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color, space } = vars

const grid = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const ruled = siteStyle({ borderBlockStart: `2px solid ${color.text}` })

export const look = styleVariants({
  banner: [
    grid,
    {
      '@layer': {
        [site]: {
          rowGap: 28,
          padding: 'clamp(28px, 3.6vw, 52px) clamp(20px, 4vw, 60px)',
          borderRadius: vars.radius.plate,
          backgroundColor: color.wash,
          '@media': { [belowTablet]: { marginInline: `calc(-1 * ${space.margin})`, borderRadius: 0 } },
        },
      },
    },
  ],
  table: [grid, ruled],
})

// The label comes first in the HTML, as the name of the figure; the figure comes first on screen.
export const metric = siteStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 8,
  paddingInline: 24,
  borderInlineStart: `1px solid ${color.lineStrong}`,
  selectors: {
    '&:nth-child(4n + 1)': { border: 0, paddingInlineStart: 0 },
    [`${ruled} > &&`]: {
      paddingBlock: '24px 28px',
      borderBlockEnd: `1px solid ${color.line}`,
      borderInlineStartColor: color.line,
    },
  },
  '@media': {
    [belowTablet]: {
      paddingInline: '16px 0',
      selectors: { '&:nth-child(odd)': { border: 0, paddingInlineStart: 0 } },
    },
  },
})

export const label = siteStyle({ fontSize: rem(15.5), lineHeight: 1.35, color: color.textSoft })

export const value = siteStyle({
  fontFamily: vars.font.display,
  fontSize: 'clamp(min(1.875rem, 9.4vw), 3.5vw, 3.125rem)',
  fontWeight: 540,
  lineHeight: 1,
  letterSpacing: '-0.045em',
  whiteSpace: 'nowrap',
})

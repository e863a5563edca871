import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const neighbours = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space.gutter,
      marginBlockStart: 72,
      paddingBlockStart: 24,
      borderBlockStart: `1px solid ${vars.color.line}`,
      '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [print]: { display: 'none' } },
    },
  },
})

globalStyle(`${neighbours} a`, { '@layer': { [page]: { fontWeight: 560, lineHeight: 1.35 } } })
globalStyle(`${neighbours} a:hover`, { '@layer': { [page]: { color: vars.color.accent } } })
globalStyle(`${neighbours} a:nth-child(2)`, {
  '@layer': { [page]: { textAlign: 'end', '@media': { [belowTablet]: { textAlign: 'start' } } } },
})

export const label = style({
  '@layer': { [page]: { display: 'block', fontSize: rem(14), fontWeight: 400, color: vars.color.textMuted } },
})

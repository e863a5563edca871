import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const crumbs = style({
  '@layer': {
    [site]: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: 4,
      marginBlockEnd: 26,
      fontSize: rem(15),
      color: color.textMuted,
      '@media': { [print]: { display: 'none' } },
    },
  },
})

export const crumb = style({
  '@layer': {
    [site]: {
      selectors: { '& + &::before': { content: '"/" / ""', marginInline: 9, color: color.lineStrong } },
    },
  },
})
globalStyle(`${crumb} a`, { '@layer': { [site]: { color: color.textSoft } } })
globalStyle(`${crumb}:first-child a, ${crumb} a:hover`, {
  '@layer': { [site]: { color: color.accent, fontWeight: 560 } },
})

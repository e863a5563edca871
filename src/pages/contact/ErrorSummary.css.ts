import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const list = style({
  '@layer': {
    [page]: { display: 'grid', gap: 3, marginBlockStart: 6, fontSize: rem(15), color: vars.color.text },
  },
})
export const fixed = style({ '@layer': { [page]: { color: vars.color.textSoft } } })

import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

const box = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / -1',
      minBlockSize: 62,
      padding: '14px 16px',
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      fontSize: rem(15),
      lineHeight: 1.4,
      scrollMarginBlock: 92,
    },
  },
})
const line = style([
  box,
  {
    '@layer': {
      [page]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px 16px',
        '@media': { [belowTablet]: { flexWrap: 'wrap' } },
      },
    },
  },
])

export const idle = style([line, { '@layer': { [page]: { backgroundColor: color.wash } } }])
export const failed = style([line, { '@layer': { [page]: { borderColor: color.critical } } }])
// On a phone the widget's 303 px leave no room for a frame.
export const open = style([
  box,
  {
    '@layer': {
      [page]: {
        borderColor: color.lineStrong,
        '@media': { [belowTablet]: { padding: 0, border: 0 } },
      },
    },
  },
])
// On the tinted box a transparent button would look like a hole.
globalStyle(`${idle} > button`, { '@layer': { [page]: { backgroundColor: color.raised } } })
// The state that the critical CSS, which has no state selectors, shows first.
globalStyle(`${idle} > button[disabled]`, {
  '@layer': { [page]: { color: color.onDisabled, boxShadow: `inset 0 0 0 1px ${color.line}` } },
})

export const title = style({
  '@layer': { [page]: { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 560 } },
})
globalStyle(`${title} > svg`, { '@layer': { [page]: { color: color.critical } } })

export const text = style({
  '@layer': {
    [page]: {
      marginBlockStart: 2,
      fontSize: rem(14),
      lineHeight: 1.42,
      color: color.textSoft,
      ':empty': { margin: 0 },
    },
  },
})

/** As high as hCaptcha's widget, so that nothing moves when it loads. */
export const widget = style({ '@layer': { [page]: { minBlockSize: 78, marginBlockEnd: 6 } } })

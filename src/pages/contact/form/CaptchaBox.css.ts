import { belowTablet } from '../../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../../components/styles/layerStyles.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

const box = pageStyle({
  gridColumn: '1 / -1',
  minBlockSize: 62,
  padding: '14px 16px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: rem(15),
  lineHeight: 1.4,
  scrollMarginBlock: 92,
})
const line = pageStyle([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
    '@media': { [belowTablet]: { flexWrap: 'wrap' } },
  },
])

export const idle = pageStyle([line, { backgroundColor: color.wash }])
export const failed = pageStyle([line, { borderColor: color.critical }])
// On a phone the widget's 303 px leave no room for a frame.
export const open = pageStyle([
  box,
  {
    borderColor: color.lineStrong,
    '@media': { [belowTablet]: { padding: 0, border: 0 } },
  },
])
// On the tinted box a transparent button would look like a hole.
globalPageStyle(`${idle} > button`, { backgroundColor: color.raised })
// The state that the critical CSS, which has no state selectors, shows first.
globalPageStyle(`${idle} > button[disabled]`, {
  color: color.onDisabled,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
})

export const title = pageStyle({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 560 })
globalPageStyle(`${title} > svg`, { color: color.critical })

export const text = pageStyle({
  marginBlockStart: 2,
  fontSize: rem(14),
  lineHeight: 1.42,
  color: color.textSoft,
  ':empty': { margin: 0 },
})

/** As high as hCaptcha's widget, so that nothing moves when it loads. */
export const widget = pageStyle({ minBlockSize: 78, marginBlockEnd: 6 })

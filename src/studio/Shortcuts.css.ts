import { globalSiteStyle, siteStyle } from '../components/styles/layerStyles.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'

const { color } = vars

export const dialog = siteStyle({
  inlineSize: 'min(560px, calc(100vw - 32px))',
  padding: 28,
  border: 0,
  borderRadius: vars.radius.window,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.window,
  '::backdrop': { backgroundColor: 'rgb(28 15 29 / 0.5)' },
})

export const heading = siteStyle({ marginBlockEnd: 16, fontSize: rem(22) })

export const keys = siteStyle({ display: 'grid', gap: 8, marginBlockEnd: 20, fontSize: rem(15) })

export const key = siteStyle({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  gap: 12,
  color: color.textSoft,
})
globalSiteStyle(`${key} kbd`, {
  padding: '2px 6px',
  borderRadius: vars.radius.tag,
  backgroundColor: color.wash,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: rem(13),
  boxShadow: `inset 0 0 0 1px ${color.line}`,
})

import { print } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

export const crumbs = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 4,
  marginBlockEnd: 26,
  fontSize: rem(15),
  color: color.textMuted,
  '@media': { [print]: { display: 'none' } },
})

export const crumb = siteStyle({
  selectors: { '& + &::before': { content: '"/" / ""', marginInline: 9, color: color.lineStrong } },
})
globalSiteStyle(`${crumb} a`, { color: color.textSoft })
globalSiteStyle(`${crumb}:first-child a, ${crumb} a:hover`, { color: color.accent, fontWeight: 560 })

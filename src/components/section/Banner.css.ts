import { belowTablet } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

export const banner = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 28,
  padding: '26px clamp(20px, 3vw, 40px)',
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.wash,
  '@media': {
    [belowTablet]: {
      flexWrap: 'wrap',
      gap: 20,
      marginInline: `calc(-1 * ${vars.space.margin})`,
      borderRadius: 0,
    },
  },
})

export const glyph = siteStyle({ flex: 'none', '@media': { [belowTablet]: { display: 'none' } } })

export const title = siteStyle({
  marginBlockEnd: 4,
  fontFamily: vars.font.display,
  fontSize: rem(23),
  fontWeight: 560,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

export const action = siteStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [belowTablet]: { flex: '1 1 100%', marginInlineStart: 0 } },
})
globalSiteStyle(`${action} > a`, { '@media': { [belowTablet]: { inlineSize: '100%' } } })

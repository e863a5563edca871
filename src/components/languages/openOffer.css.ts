import { print } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars
const height = rem(56)

/** The space above the header, reserved by the inline script before the first paint, so that nothing moves. */
export const place = siteStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: height,
  backgroundColor: color.wash,
  '@media': { [print]: { display: 'none' } },
})
globalSiteStyle(':root[data-language-offer] body', { '@media': { screen: { paddingBlockStart: height } } })

export const offer = siteStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  blockSize: '100%',
  paddingInline: 20,
  fontSize: rem(15),
  lineHeight: 1.3,
})

export const link = siteStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: color.accent,
  fontWeight: 560,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})

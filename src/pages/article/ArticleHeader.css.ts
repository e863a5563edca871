import { belowTablet, print } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const share = pageStyle({
  display: 'flex',
  gap: 18,
  marginInlineStart: 'auto',
  '@media': {
    [belowTablet]: { marginInlineStart: 0, flexBasis: '100%', marginBlockStart: 6 },
    [print]: { display: 'none' },
    // Useless without scripts.
    '(scripting: none)': { display: 'none' },
  },
})

export const button = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minBlockSize: 32,
  color: vars.color.textSoft,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { color: vars.color.accent },
  selectors: { '&[hidden]': { display: 'none' } },
})

export const header = pageStyle({
  paddingBlockStart: 'clamp(40px, 4.6vw, 72px)',
  '@media': { [print]: { padding: 0 } },
})

export const title = pageStyle({ maxInlineSize: 1240 })

export const facts = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 28px',
  marginBlock: '28px 40px',
  fontSize: rem(15),
  color: vars.color.textMuted,
  '@media': {
    [belowTablet]: { columnGap: 20 },
    [print]: { marginBlock: '10pt 14pt', fontSize: '9.5pt' },
  },
})
globalPageStyle(`${facts} b`, { fontWeight: 560, color: vars.color.text })

export const cover = pageStyle({
  '@media': { [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})` } },
})
globalPageStyle(`${cover} img`, {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.plate,
  '@media': {
    [belowTablet]: { aspectRatio: '8 / 5', borderRadius: 0 },
    [print]: { aspectRatio: 'auto', blockSize: '42mm', borderRadius: 0 },
  },
})

import { belowDesktop, belowTablet, print } from '../../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../../components/styles/layerStyles.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: '40px 56px',
  marginBlock: `clamp(32px, 4vw, 56px) ${vars.space.section}`,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** On paper the entries stand in a list, whole, and the form that cuts them is left out, as is what only a screen can do. */
export const onPaper = pageStyle({ display: 'none', '@media': { [print]: { display: 'block' } } })
globalPageStyle(`${columns} form, ${columns} button, ${columns} :has(> select), ${columns} :has(> input)`, {
  '@media': { [print]: { display: 'none' } },
})

export const choice = pageStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  minBlockSize: 24,
  fontSize: rem(15),
  lineHeight: 1.45,
})
globalPageStyle(`${choice} input`, {
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  accentColor: color.accent,
  translate: '0 3px',
})

export const result = pageStyle({ display: 'grid', gap: 22, minInlineSize: 0 })

export const due = pageStyle({
  display: 'grid',
  gap: 12,
  paddingBlockEnd: 22,
  borderBlockEnd: `2px solid ${color.text}`,
})

export const part = pageStyle({ display: 'grid', gap: 12, minInlineSize: 0 })
globalPageStyle(`${part} a, ${due} a`, {
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})

export const reminder = pageStyle({
  padding: '18px 20px',
  borderRadius: vars.radius.control,
  backgroundColor: color.wash,
  fontSize: rem(15.5),
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const actions = pageStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

/** Two fields side by side where there is room. */
export const pair = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 16,
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const beside = pageStyle({ display: 'grid', justifyItems: 'start' })

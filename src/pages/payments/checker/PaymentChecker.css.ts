import { styleVariants } from '@vanilla-extract/css'
import { belowDesktop, belowTablet, belowWide } from '../../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../../components/styles/layerStyles.ts'
import { page } from '../../../components/styles/layers.css.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

export const checker = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginBlock: `clamp(32px, 4vw, 56px) ${vars.space.section}`,
})

export const status = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  fontVariantNumeric: 'tabular-nums',
})
globalPageStyle(`${status} > :first-child`, { flex: '1 1 200px' })

/** Several files, one a line. */
export const choice = pageStyle({ borderBlockStart: `2px solid ${color.text}` })
export const choiceButton = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  inlineSize: '100%',
  minBlockSize: 52,
  paddingBlock: 8,
  paddingInline: 14,
  borderBlockEnd: `1px solid ${color.line}`,
  borderInlineStart: '3px solid transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: rem(15.5),
  textAlign: 'start',
  ':hover': { backgroundColor: color.wash },
  selectors: {
    '&[aria-pressed=true]': { borderInlineStartColor: color.accent, backgroundColor: color.wash },
  },
})
export const choiceName = pageStyle({
  flex: '1 1 240px',
  minInlineSize: 0,
  fontWeight: 560,
  overflowWrap: 'anywhere',
})
export const choiceSum = pageStyle({ color: color.textSoft, fontVariantNumeric: 'tabular-nums' })

export const report = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 64px)',
})

/** The verdict and, beside it, whose banks it is about. */
export const verdict = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: '24px 48px',
  padding: 'clamp(22px, 3vw, 36px)',
  borderRadius: vars.radius.plate,
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const tone = styleVariants({
  accepted: { '@layer': { [page]: { backgroundColor: color.mist } } },
  warned: { '@layer': { [page]: { backgroundColor: color.wash } } },
  payments: { '@layer': { [page]: { backgroundColor: color.blush } } },
  file: { '@layer': { [page]: { backgroundColor: color.blush } } },
})
export const verdictWords = pageStyle({ display: 'grid', gap: 12, minInlineSize: 0 })
export const fileName = pageStyle({
  color: color.textSoft,
  fontFamily: vars.font.mono,
  fontSize: rem(14),
  overflowWrap: 'anywhere',
})
export const verdictTitle = pageStyle({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 14,
})
globalPageStyle(`${verdictTitle} > svg`, { alignSelf: 'center' })
for (const [name, ink] of [
  [tone.accepted, color.positive],
  [tone.warned, color.text],
  [tone.payments, color.critical],
  [tone.file, color.critical],
] as const)
  globalPageStyle(`${name} ${verdictTitle}`, { color: ink })
export const tally = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
})
export const profile = pageStyle({ display: 'grid', gap: 8 })

export const overview = pageStyle({ display: 'grid', gap: 28, minInlineSize: 0 })
export const part = pageStyle({ display: 'grid', gap: 12, minInlineSize: 0 })
export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: '28px 56px',
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const account = pageStyle({
  display: 'block',
  color: color.textMuted,
  fontSize: rem(13.5),
  fontWeight: 400,
  overflowWrap: 'anywhere',
})

export const problems = pageStyle({ display: 'grid', gap: 20, minInlineSize: 0 })

export const lists = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  '@media': { print: { display: 'none' } },
})
export const listsGroup = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
globalPageStyle(`${listsGroup} > legend`, { padding: '0 0 8px', color: color.textMuted, fontSize: rem(14.5) })
export const notice = pageStyle({ alignSelf: 'end' })

/** A kind of problem at the left, each of them at the right. */
export const group = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  alignItems: 'start',
  gap: '20px 56px',
  paddingBlock: '24px 8px',
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const groupHead = pageStyle({ display: 'grid', justifyItems: 'start', gap: 10, minInlineSize: 0 })
export const times = pageStyle({ color: color.textMuted, whiteSpace: 'nowrap' })
export const source = pageStyle({
  color: color.textMuted,
  fontSize: rem(13.5),
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const occurrences = pageStyle({ display: 'grid', justifyItems: 'start', gap: 18, minInlineSize: 0 })
export const occurrenceList = pageStyle({ display: 'grid', gap: 26, inlineSize: '100%' })
export const occurrence = pageStyle({ display: 'grid', gap: 6, minInlineSize: 0 })
export const sentence = pageStyle({ fontWeight: 560, overflowWrap: 'anywhere' })
export const fix = pageStyle({ overflowWrap: 'anywhere' })
export const where = pageStyle({
  color: color.textMuted,
  fontSize: rem(14.5),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const excerpt = pageStyle({
  marginBlockStart: 4,
  paddingBlock: 8,
  borderRadius: vars.radius.control,
  backgroundColor: color.wash,
  fontFamily: vars.font.mono,
  fontSize: rem(13),
  lineHeight: 1.55,
})
globalPageStyle(`${excerpt} code`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(48px, auto) minmax(0, 1fr)',
  columnGap: 12,
  paddingInline: 12,
  borderInlineStart: '3px solid transparent',
  color: color.textSoft,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
globalPageStyle(`${excerpt} code::before`, {
  content: ['attr(data-line)', 'attr(data-line) / ""'],
  color: color.textMuted,
  textAlign: 'end',
  userSelect: 'none',
})
globalPageStyle(`${excerpt} code[data-meant]`, {
  borderInlineStartColor: color.accent,
  backgroundColor: color.raised,
  color: color.text,
})

export const payments = pageStyle({ display: 'grid', gap: 18, minInlineSize: 0 })
export const filter = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '16px 14px',
  '@media': {
    [belowWide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const filterWords = pageStyle({
  gridColumn: 'span 2',
  '@media': { [belowTablet]: { gridColumn: '1 / -1' } },
})
globalPageStyle(`${filter} > :nth-child(2)`, {
  gridColumn: 'span 2',
  '@media': { [belowTablet]: { gridColumn: '1 / -1' } },
})

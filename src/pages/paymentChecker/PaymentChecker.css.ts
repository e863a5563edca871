import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { belowDesktop, belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const checker = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 24,
      marginBlock: `clamp(32px, 4vw, 56px) ${vars.space.section}`,
    },
  },
})

export const status = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '10px 20px',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
globalStyle(`${status} > :first-child`, { '@layer': { [page]: { flex: '1 1 200px' } } })

/** Several files, one a line. */
export const choice = style({ '@layer': { [page]: { borderBlockStart: `2px solid ${color.text}` } } })
export const choiceButton = style({
  '@layer': {
    [page]: {
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
    },
  },
})
export const choiceName = style({
  '@layer': { [page]: { flex: '1 1 240px', minInlineSize: 0, fontWeight: 560, overflowWrap: 'anywhere' } },
})
export const choiceSum = style({
  '@layer': { [page]: { color: color.textSoft, fontVariantNumeric: 'tabular-nums' } },
})

export const report = style({
  '@layer': {
    [page]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'clamp(40px, 5vw, 64px)' },
  },
})

/** The verdict and, beside it, whose banks it is about. */
export const verdict = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      alignItems: 'start',
      gap: '24px 48px',
      padding: 'clamp(22px, 3vw, 36px)',
      borderRadius: vars.radius.plate,
      '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
export const tone = styleVariants({
  accepted: { '@layer': { [page]: { backgroundColor: color.mist } } },
  warned: { '@layer': { [page]: { backgroundColor: color.wash } } },
  payments: { '@layer': { [page]: { backgroundColor: color.blush } } },
  file: { '@layer': { [page]: { backgroundColor: color.blush } } },
})
export const verdictWords = style({ '@layer': { [page]: { display: 'grid', gap: 12, minInlineSize: 0 } } })
export const fileName = style({
  '@layer': {
    [page]: {
      color: color.textSoft,
      fontFamily: vars.font.mono,
      fontSize: rem(14),
      overflowWrap: 'anywhere',
    },
  },
})
export const verdictTitle = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: 14,
    },
  },
})
globalStyle(`${verdictTitle} > svg`, { '@layer': { [page]: { alignSelf: 'center' } } })
for (const [name, ink] of [
  [tone.accepted, color.positive],
  [tone.warned, color.text],
  [tone.payments, color.critical],
  [tone.file, color.critical],
] as const)
  globalStyle(`${name} ${verdictTitle}`, { '@layer': { [page]: { color: ink } } })
export const tally = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 24px',
      fontWeight: 560,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const profile = style({ '@layer': { [page]: { display: 'grid', gap: 8 } } })

export const overview = style({ '@layer': { [page]: { display: 'grid', gap: 28, minInlineSize: 0 } } })
export const part = style({ '@layer': { [page]: { display: 'grid', gap: 12, minInlineSize: 0 } } })
export const columns = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      gap: '28px 56px',
      '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
export const account = style({
  '@layer': {
    [page]: {
      display: 'block',
      color: color.textMuted,
      fontSize: rem(13.5),
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
  },
})

export const problems = style({ '@layer': { [page]: { display: 'grid', gap: 20, minInlineSize: 0 } } })

export const lists = style({
  '@layer': {
    [page]: { display: 'flex', flexWrap: 'wrap', gap: '16px 48px', '@media': { print: { display: 'none' } } },
  },
})
export const listsGroup = style({
  '@layer': {
    [page]: { display: 'flex', flexWrap: 'wrap', gap: 10, minInlineSize: 0, padding: 0, border: 0 },
  },
})
globalStyle(`${listsGroup} > legend`, {
  '@layer': { [page]: { padding: '0 0 8px', color: color.textMuted, fontSize: rem(14.5) } },
})
export const notice = style({ '@layer': { [page]: { alignSelf: 'end' } } })

/** A kind of problem at the left, each of them at the right. */
export const group = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      alignItems: 'start',
      gap: '20px 56px',
      paddingBlock: '24px 8px',
      borderBlockStart: `1px solid ${color.lineStrong}`,
      '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
export const groupHead = style({
  '@layer': { [page]: { display: 'grid', justifyItems: 'start', gap: 10, minInlineSize: 0 } },
})
export const times = style({ '@layer': { [page]: { color: color.textMuted, whiteSpace: 'nowrap' } } })
export const source = style({
  '@layer': {
    [page]: { color: color.textMuted, fontSize: rem(13.5), lineHeight: 1.45, overflowWrap: 'anywhere' },
  },
})
export const occurrences = style({
  '@layer': { [page]: { display: 'grid', justifyItems: 'start', gap: 18, minInlineSize: 0 } },
})
export const occurrenceList = style({
  '@layer': { [page]: { display: 'grid', gap: 26, inlineSize: '100%' } },
})
export const occurrence = style({ '@layer': { [page]: { display: 'grid', gap: 6, minInlineSize: 0 } } })
export const sentence = style({ '@layer': { [page]: { fontWeight: 560, overflowWrap: 'anywhere' } } })
export const fix = style({ '@layer': { [page]: { overflowWrap: 'anywhere' } } })
export const where = style({
  '@layer': {
    [page]: {
      color: color.textMuted,
      fontSize: rem(14.5),
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})
export const excerpt = style({
  '@layer': {
    [page]: {
      marginBlockStart: 4,
      paddingBlock: 8,
      borderRadius: vars.radius.control,
      backgroundColor: color.wash,
      fontFamily: vars.font.mono,
      fontSize: rem(13),
      lineHeight: 1.55,
    },
  },
})
globalStyle(`${excerpt} code`, {
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(48px, auto) minmax(0, 1fr)',
      columnGap: 12,
      paddingInline: 12,
      borderInlineStart: '3px solid transparent',
      color: color.textSoft,
      fontFamily: 'inherit',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
})
globalStyle(`${excerpt} code::before`, {
  '@layer': {
    [page]: {
      content: ['attr(data-line)', 'attr(data-line) / ""'],
      color: color.textMuted,
      textAlign: 'end',
      userSelect: 'none',
    },
  },
})
globalStyle(`${excerpt} code[data-meant]`, {
  '@layer': {
    [page]: { borderInlineStartColor: color.accent, backgroundColor: color.raised, color: color.text },
  },
})

export const payments = style({ '@layer': { [page]: { display: 'grid', gap: 18, minInlineSize: 0 } } })
export const filter = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      alignItems: 'start',
      gap: '16px 14px',
      '@media': {
        [belowWide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
})
export const filterWords = style({
  '@layer': {
    [page]: {
      gridColumn: 'span 2',
      '@media': { [belowTablet]: { gridColumn: '1 / -1' } },
    },
  },
})
globalStyle(`${filter} > :nth-child(2)`, {
  '@layer': { [page]: { gridColumn: 'span 2', '@media': { [belowTablet]: { gridColumn: '1 / -1' } } } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const pager = style({
  '@layer': {
    [page]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 6,
      marginBlockStart: 64,
      paddingBlockStart: 26,
      borderBlockStart: `1px solid ${vars.color.line}`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const numbers = style({ '@layer': { [page]: { display: 'flex', gap: 6 } } })

globalStyle(`${pager} a`, {
  '@layer': {
    [page]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      minInlineSize: 44,
      blockSize: 44,
      paddingInline: 12,
      borderRadius: vars.radius.control,
      fontSize: rem(16),
      fontWeight: 500,
    },
  },
})
globalStyle(`${pager} a:hover`, { '@layer': { [page]: { background: vars.color.wash } } })
globalStyle(`${pager} a[aria-current]`, {
  '@layer': { [page]: { boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`, color: vars.color.accent } },
})

const { color, space } = vars

export const topics = style({
  '@layer': {
    [page]: {
      display: 'flex',
      gap: 30,
      marginBlockEnd: 36,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBlockEnd: `1px solid ${color.line}`,
      '@media': {
        [belowTablet]: { gap: 24, marginInline: `calc(-1 * ${space.margin})`, paddingInline: space.margin },
      },
    },
  },
})

export const topic = style({
  '@layer': {
    [page]: {
      display: 'flex',
      gap: 7,
      paddingBlock: '14px 15px',
      fontSize: rem(16),
      fontWeight: 500,
      whiteSpace: 'nowrap',
      color: color.textSoft,
      selectors: {
        '&:hover': { color: color.text },
        '&:focus-visible': { outlineOffset: -3 },
        '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.action}` },
      },
    },
  },
})

export const count = style({
  '@layer': { [page]: { fontWeight: 400, color: color.textMuted, fontVariantNumeric: 'tabular-nums' } },
})

export const banner = style({ '@layer': { [page]: { paddingBlockStart: 'clamp(44px, 5vw, 80px)' } } })
export const title = style({ '@layer': { [page]: { maxInlineSize: 1000 } } })
export const lead = style({ '@layer': { [page]: { maxInlineSize: 640, marginBlockStart: 22 } } })
export const articles = style({
  '@layer': { [page]: { paddingBlock: `clamp(56px, 6vw, 88px) ${vars.space.section}` } },
})

export const grid = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: `56px ${vars.space.gutter}`,
      '@media': {
        [belowWide]: { gridTemplateColumns: '1fr 1fr' },
        [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 },
      },
    },
  },
})

export const featured = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: vars.space.gutter,
      alignItems: 'center',
      marginBlockStart: 'clamp(36px, 4.4vw, 60px)',
    },
  },
})

export const picture = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / 8',
      '@media': {
        [belowWide]: { gridColumn: '1 / -1' },
        [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})` },
      },
    },
  },
})
globalStyle(`${picture} img`, {
  '@layer': {
    [page]: {
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '8 / 5',
      objectFit: 'cover',
      borderRadius: vars.radius.plate,
      '@media': { [belowTablet]: { borderRadius: 0 } },
    },
  },
})

export const words = style({
  '@layer': {
    [page]: {
      gridColumn: '8 / -1',
      display: 'grid',
      justifyItems: 'start',
      gap: 18,
      paddingInlineStart: 32,
      '@media': { [belowWide]: { gridColumn: '1 / -1', paddingInlineStart: 0, marginBlockStart: 26 } },
    },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const share = style({
  '@layer': {
    [page]: {
      display: 'flex',
      gap: 18,
      marginInlineStart: 'auto',
      '@media': {
        [belowTablet]: { marginInlineStart: 0, flexBasis: '100%', marginBlockStart: 6 },
        [print]: { display: 'none' },
        // Useless without scripts.
        '(scripting: none)': { display: 'none' },
      },
    },
  },
})

export const button = style({
  '@layer': {
    [page]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      minBlockSize: 32,
      color: vars.color.textSoft,
      fontWeight: 500,
      cursor: 'pointer',
      ':hover': { color: vars.color.accent },
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
})

export const header = style({
  '@layer': {
    [page]: { paddingBlockStart: 'clamp(40px, 4.6vw, 72px)', '@media': { [print]: { padding: 0 } } },
  },
})

export const title = style({ '@layer': { [page]: { maxInlineSize: 1240 } } })

export const facts = style({
  '@layer': {
    [page]: {
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
    },
  },
})
globalStyle(`${facts} b`, { '@layer': { [page]: { fontWeight: 560, color: vars.color.text } } })

export const cover = style({
  '@layer': {
    [page]: {
      '@media': { [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})` } },
    },
  },
})
globalStyle(`${cover} img`, {
  '@layer': {
    [page]: {
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '21 / 9',
      objectFit: 'cover',
      borderRadius: vars.radius.plate,
      '@media': {
        [belowTablet]: { aspectRatio: '8 / 5', borderRadius: 0 },
        [print]: { aspectRatio: 'auto', blockSize: '42mm', borderRadius: 0 },
      },
    },
  },
})

import { belowDesktop } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

export const intro = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: vars.space.gutter,
  paddingBlockStart: 'clamp(36px, 4.2vw, 64px)',
})

export const above = siteStyle({ gridColumn: '1 / -1' })

export const badge = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 22,
  fontSize: rem(14.5),
  fontWeight: 560,
  color: vars.color.accent,
  '::before': { content: '""', inlineSize: 22, blockSize: 2, background: vars.color.action },
})

export const title = siteStyle({
  gridColumn: '1 / 8',
  '@media': { [belowDesktop]: { gridColumn: '1 / -1' } },
})

export const words = siteStyle({
  gridColumn: '8 / -1',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'start',
  gap: 26,
  paddingInlineStart: 24,
  '@media': { [belowDesktop]: { gridColumn: '1 / -1', paddingInlineStart: 0, marginBlockStart: 22 } },
})

export const picture = siteStyle({ marginBlockStart: 'clamp(36px, 4.6vw, 64px)' })

import { belowTablet, print } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { vars } from '../styles/vars.css.ts'

const { color, space } = vars

export const plate = siteStyle({
  vars: { [color.accent]: color.onAction },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 40,
  minBlockSize: 'clamp(300px, 31vw, 430px)',
  padding: 'clamp(44px, 6.4vw, 92px) clamp(24px, 6vw, 84px)',
  borderRadius: vars.radius.plate,
  backgroundColor: color.action,
  color: color.onAction,
  '@media': {
    [belowTablet]: {
      marginInline: `calc(-1 * ${space.margin})`,
      paddingInline: space.margin,
      paddingBlockEnd: 270,
      borderRadius: 0,
    },
    [print]: { display: 'none' },
  },
})

// Beside the text on wide screens, below it on phones: they never overlap.
export const engraving = siteStyle({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-25%',
  insetBlockStart: '56%',
  inlineSize: 'min(880px, 68%)',
  blockSize: 'auto',
  translate: '0 -50%',
  opacity: 0.85,
  '@media': {
    [belowTablet]: {
      insetInline: 'calc(50% - 320px) auto',
      insetBlock: 'auto -400px',
      inlineSize: 640,
      translate: 'none',
    },
  },
})

// In em of the heading's own size.
export const title = siteStyle({ display: 'block' })
globalSiteStyle(`${title} > h2`, {
  maxInlineSize: '8.2em',
  '@media': { [belowTablet]: { maxInlineSize: 'none' } },
})

export const actions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
globalSiteStyle(`${actions} > a`, { '@media': { [belowTablet]: { flex: '1 1 auto' } } })

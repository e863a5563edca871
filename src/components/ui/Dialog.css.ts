import { styleVariants } from '@vanilla-extract/css'
import { belowTablet, forcedEdge } from '../styles/breakpoints.ts'
import { uiStyle } from '../styles/layerStyles.ts'
import { ui } from '../styles/layers.css.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

const dialog = uiStyle({
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: '9vh auto auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.window,
  backgroundColor: 'transparent',
  color: color.text,
  '::backdrop': { backgroundColor: 'rgb(28 15 29 / 0.52)' },
  '@media': { [belowTablet]: { blockSize: '100dvh', margin: 0, borderRadius: 0 } },
})

const width = (pixels: number) => ({
  '@layer': {
    [ui]: {
      inlineSize: `min(${pixels}px, 100% - 40px)`,
      '@media': { [belowTablet]: { inlineSize: '100%' } },
    },
  },
})

export const sizes = styleVariants({ medium: [dialog, width(560)], wide: [dialog, width(680)] })

export const panel = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '78vh',
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: color.raised,
  boxShadow: vars.shadow.window,
  ...forcedEdge,
  '@media': { [belowTablet]: { blockSize: '100%', maxBlockSize: 'none' } },
})

export const top = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  flex: 'none',
  blockSize: 64,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${color.line}`,
})

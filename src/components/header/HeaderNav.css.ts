import { keyframes, styleVariants } from '@vanilla-extract/css'
import { belowDesktop, forcedColors, forcedEdge } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color: menuSolutionColor } = vars
const rule = `1px solid ${menuSolutionColor.line}`

export const grid = siteStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' })

export const cell = siteStyle({
  borderInlineStart: rule,
  borderBlockEnd: rule,
  selectors: { '&:nth-child(4n + 1)': { borderInlineStart: 0 } },
})

export const menuSolutionLink = siteStyle({
  display: 'block',
  blockSize: '100%',
  padding: '20px 22px 22px',
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { backgroundColor: menuSolutionColor.wash },
  // The panel would clip an outside focus ring.
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${menuSolutionColor.action}` } },
})

globalSiteStyle(`${menuSolutionLink} svg`, { marginBlockEnd: 16 })

export const menuSolutionLabel = siteStyle({
  display: 'block',
  fontSize: rem(16),
  fontWeight: 560,
  lineHeight: 1.3,
})

export const menuSolutionSummary = siteStyle({
  display: 'block',
  marginBlockStart: 3,
  fontSize: rem(14),
  lineHeight: 1.42,
  color: menuSolutionColor.textSoft,
})

export const foot = siteStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '8px 22px',
  backgroundColor: menuSolutionColor.wash,
  fontSize: rem(15),
})

const { color: menuServicesColor } = vars

export const row = siteStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${menuServicesColor.line}` } },
})

export const link = siteStyle({
  display: 'grid',
  gridTemplateColumns: '200px 1fr',
  gap: 16,
  alignItems: 'baseline',
  padding: '15px 22px',
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { backgroundColor: menuServicesColor.wash },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-current]': { boxShadow: `inset 2px 0 0 ${menuServicesColor.action}` } },
})

export const label = siteStyle({ fontSize: rem(15.5), fontWeight: 560, lineHeight: 1.3 })

export const summary = siteStyle({ fontSize: rem(14), lineHeight: 1.42, color: menuServicesColor.textSoft })

const { color, motion } = vars

export const nav = siteStyle({
  alignSelf: 'stretch',
  display: 'flex',
  '@media': { [belowDesktop]: { display: 'none' } },
})

export const list = siteStyle({
  display: 'flex',
  gap: 4,
  marginInlineStart: -12,
  fontSize: rem(15.5),
  fontWeight: 500,
})

export const item = siteStyle({ display: 'flex', alignItems: 'center' })

export const entry = siteStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 40,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick}`,
  ':hover': { backgroundColor: color.wash },
  selectors: {
    '&[aria-expanded="true"]': { backgroundColor: color.wash },
    // On the header's lower edge, 14 px below the entry.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 12,
      insetBlockEnd: -15,
      blockSize: 2,
      backgroundColor: color.action,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
  },
})

globalSiteStyle(`${entry} svg`, { color: color.textMuted })
globalSiteStyle(`${entry}[aria-expanded="true"] svg`, { rotate: '180deg' })

const { radius, space } = vars

export const menuItem = styleVariants({
  solution: {},
  services: { '@layer': { [site]: { position: 'relative' } } },
})

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const panel = siteStyle({
  position: 'absolute',
  // Overlaps the header's border: a gap of one pixel would count as leaving the menu.
  insetBlockStart: '100%',
  borderBlockStart: `1px solid ${vars.color.line}`,
  zIndex: 1,
  overflow: 'hidden',
  borderRadius: `0 0 ${radius.window} ${radius.window}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.window,
  ...forcedEdge,
  animation: `${appear} ${vars.motion.quick}`,
})

export const width = styleVariants({
  solution: {
    '@layer': {
      [site]: {
        insetInlineStart: `max(${space.margin}, (100% - ${space.measure}) / 2)`,
        inlineSize: `min(${space.measure}, 100% - 2 * ${space.margin})`,
      },
    },
  },
  services: { '@layer': { [site]: { insetInlineStart: -10, inlineSize: 560 } } },
})

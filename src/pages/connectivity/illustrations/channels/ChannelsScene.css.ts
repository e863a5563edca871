import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet, fromTablet } from '../../../../components/styles/breakpoints.ts'
import { siteStyle } from '../../../../components/styles/layerStyles.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'
import { rowHeight } from './bundles.ts'

const { color: bankColor } = vars
const limb = `1.5px solid ${bankColor.positive}`

export const bank = scenic({
  position: 'relative',
  gridColumn: 3,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'center',
  alignItems: 'center',
  marginBlock: 4,
  paddingInline: 12,
  border: `1px solid ${bankColor.lineStrong}`,
  borderRadius: vars.radius.control,
  // On a phone the bundles become the branches of a tree, each bank hanging on the hub.
  '@media': {
    [belowTablet]: {
      minBlockSize: 50,
      margin: '8px 0 0',
      marginInlineStart: 26,
      '::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -16,
        insetBlockStart: -34,
        inlineSize: 15,
        blockSize: 58,
        borderInlineStart: limb,
        borderBlockEnd: limb,
        borderEndStartRadius: 8,
      },
    },
  },
})
inside(`${bank} > *`, { gridColumn: 1 })
inside(`${bank} > i + span`, { color: bankColor.textSoft })
inside(`${bank} > span + span`, { gridArea: '1 / 2 / 3', '@media': { [belowTablet]: { gridRow: 2 } } })

// The protocol lies on its bundle; on a phone it ends the first line of the bank.
inside(`${bank} > i`, {
  fontStyle: 'normal',
  fontWeight: 560,
  '@media': {
    [belowTablet]: { gridColumn: 2, justifySelf: 'end' },
    [fromTablet]: {
      position: 'absolute',
      insetInlineEnd: 'calc(100% + 20px)',
      minInlineSize: 74,
      padding: '3px 8px',
      textAlign: 'center',
      border: `1px solid ${bankColor.lineStrong}`,
      borderRadius: vars.radius.tag,
      backgroundColor: bankColor.raised,
    },
  },
})

export const bankEnding = siteStyle([
  bank,
  { borderColor: bankColor.action, boxShadow: `inset 0 0 0 0.5px ${bankColor.action}` },
])
inside(`${bank}:nth-child(3)::before`, {
  '@media': { [belowTablet]: { insetBlockStart: -9, blockSize: 33 } },
})
inside(`${bankEnding}::before`, { '@media': { [belowTablet]: { borderBlockEndColor: bankColor.action } } })

const { color } = vars

export const window = scenic({ inlineSize: 'min(720px, 100%)', marginInline: 'auto' })

export const channels = scenic({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) 238px',
  gridTemplateRows: `repeat(5, ${rowHeight}px)`,
  padding: '18px 22px',
  fontSize: rem(12.5),
  whiteSpace: 'nowrap',
  '@media': {
    [belowTablet]: { display: 'block', padding: '13px 14px 15px' },
  },
})

export const hub = scenic({
  gridRow: '1 / -1',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  blockSize: 152,
  paddingInline: 12,
  border: `1px solid ${color.nightLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.night,
  vars: { [color.action]: color.signal },
  color: color.nightText,
  fontSize: rem(12),
  textAlign: 'center',
  whiteSpace: 'normal',
  lineHeight: 1.3,
  '@media': {
    [belowTablet]: { gridAutoFlow: 'column', justifyContent: 'center', alignItems: 'center', blockSize: 44 },
  },
})
inside(`${hub} b`, { fontSize: rem(13.5) })
inside(`${hub} span`, { color: color.nightSoft, '@media': { [belowTablet]: { display: 'none' } } })

export const bundles = scenic({
  gridArea: '1 / 2 / -1 / 3',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 1.1,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [belowTablet]: { display: 'none' } },
})
inside(`${bundles} path`, { vectorEffect: 'non-scaling-stroke' })
export const ending = scenic({ stroke: color.action })

import { style } from '@vanilla-extract/css'
import { belowTablet, fromTablet } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color } = vars
const limb = `1.5px solid ${color.positive}`

export const bank = scenic({
  position: 'relative',
  gridColumn: 3,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'center',
  alignItems: 'center',
  marginBlock: 4,
  paddingInline: 12,
  border: `1px solid ${color.lineStrong}`,
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
inside(`${bank} > i + span`, { color: color.textSoft })
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
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.tag,
      backgroundColor: color.raised,
    },
  },
})

export const ending = style([
  bank,
  { '@layer': { [site]: { borderColor: color.action, boxShadow: `inset 0 0 0 0.5px ${color.action}` } } },
])
inside(`${bank}:nth-child(3)::before`, {
  '@media': { [belowTablet]: { insetBlockStart: -9, blockSize: 33 } },
})
inside(`${ending}::before`, { '@media': { [belowTablet]: { borderBlockEndColor: color.action } } })

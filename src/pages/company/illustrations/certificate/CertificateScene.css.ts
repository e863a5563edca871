import { styleVariants } from '@vanilla-extract/css'
import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { siteStyle } from '../../../../components/styles/layerStyles.ts'
import { site } from '../../../../components/styles/layers.css.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

export const look = styleVariants({
  // On a phone the certificate stands upright, and its border with it.
  border: {
    '@layer': {
      [site]: {
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        inlineSize: '100%',
        blockSize: '100%',
        '@media': {
          [belowTablet]: {
            insetInline: 'calc(50% - 78.6cqi) auto',
            insetBlock: 'calc(50% - 50cqi) auto',
            inlineSize: '157.2cqi',
            maxInlineSize: 'none',
            blockSize: '100cqi',
            rotate: '90deg',
          },
        },
      },
    },
  },
  seal: {
    '@layer': {
      [site]: {
        gridArea: 'seal',
        alignSelf: 'end',
        inlineSize: '20cqi',
        blockSize: 'auto',
        marginBlockEnd: '9.6cqi',
        marginInline: 'auto',
        '@media': { [belowTablet]: { alignSelf: 'center', inlineSize: '34cqi', marginBlockEnd: 0 } },
      },
    },
  },
})

const { color } = vars
const upright = (rule: object) => ({ '@media': { [belowTablet]: rule } })

// Its parts are measured by its width (cqi), so that it keeps its proportions at every size.
export const paper = scenic({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto auto 1fr',
  gridTemplateAreas: '"numbers numbers numbers" "name name name" "rule rule rule" "first seal second"',
  inlineSize: 'min(672px, 100%)',
  aspectRatio: '11 / 7',
  marginInline: 'auto',
  borderRadius: vars.radius.tag,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.window,
  textAlign: 'center',
  ...upright({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto auto 1fr auto',
    gridTemplateAreas: '"numbers numbers" "name name" "rule rule" "seal seal" "first second"',
    inlineSize: 'min(282px, 100%)',
    aspectRatio: '7 / 11',
  }),
})

inside(`${paper} picture`, { display: 'contents' })

export const numbers = scenic({
  gridArea: 'numbers',
  display: 'flex',
  justifyContent: 'space-between',
  padding: '9.6cqi 11.5cqi 0',
  fontSize: rem(13),
  color: color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  ...upright({ padding: '14cqi 15cqi 0', fontSize: rem(12) }),
})

export const name = scenic({
  gridArea: 'name',
  marginBlockStart: '1.6cqi',
  fontFamily: vars.font.display,
  fontSize: '8.6cqi',
  fontWeight: 560,
  lineHeight: 1.05,
  letterSpacing: '-0.04em',
  ...upright({ marginBlockStart: '6cqi', fontSize: '12cqi' }),
})

export const rule = scenic({
  gridArea: 'rule',
  inlineSize: 'min(27em, 66cqi)',
  margin: '1.8cqi auto 0',
  fontSize: rem(15),
  lineHeight: 1.45,
  color: color.textSoft,
  textWrap: 'balance',
  ...upright({ marginBlockStart: '4cqi', fontSize: rem(13) }),
})

const signed = scenic({
  alignSelf: 'end',
  marginBlockEnd: '9.6cqi',
  fontSize: rem(12.5),
  lineHeight: 1.3,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  ...upright({ marginBlockEnd: '14cqi', fontSize: rem(12) }),
})
inside(`${signed} > svg`, {
  marginBlockEnd: 6,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  color: color.text,
})

/** Each stands off the border, on its side of the paper. */
export const first = siteStyle([
  signed,
  {
    gridArea: 'first',
    marginInline: '11.5cqi 0',
    ...upright({ marginInline: '14.5cqi 3cqi' }),
  },
])
export const second = siteStyle([
  signed,
  {
    gridArea: 'second',
    marginInline: '0 11.5cqi',
    ...upright({ marginInline: '3cqi 14.5cqi' }),
  },
])

import { siteStyle } from '../../styles/layerStyles.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color } = vars
// The window is as narrow beside the list of modules as on a phone: its own width decides.
const narrow = '(max-width: 27.5em)'
const limb = `1.5px solid ${color.positive}`

export const pool = scenic({
  padding: '26px 18px 30px',
  fontSize: rem(12.5),
  whiteSpace: 'nowrap',
  containerType: 'inline-size',
})

export const company = scenic({
  position: 'relative',
  padding: '8px 10px 9px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
})
inside(`${company} b`, { display: 'block' })
inside(`${company} span`, { color: color.textSoft })

export const short = siteStyle([
  company,
  { borderColor: color.action, boxShadow: `inset 0 0 0 0.5px ${color.action}` },
])

export const header = siteStyle([
  company,
  { inlineSize: 216, marginInline: 'auto', '@container': { [narrow]: { inlineSize: 'auto' } } },
])

export const flows = scenic({
  inlineSize: '100%',
  blockSize: 136,
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 1.1,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@container': { [narrow]: { display: 'none' } },
})
inside(`${flows} path`, { vectorEffect: 'non-scaling-stroke' })
export const deficit = scenic({ stroke: color.action })

export const companies = scenic({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 10,
      paddingBlockStart: 10,
      paddingInlineStart: 34,
    },
  },
})

// On a phone the flows become the branches of a tree: companies in rows, each hanging on the header account.
inside(`${companies} > *`, {
  '@container': {
    [narrow]: { display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 10 },
  },
})
inside(`${companies} > *::before`, {
  '@container': {
    [narrow]: {
      content: '""',
      position: 'absolute',
      insetInlineStart: -20,
      insetBlockStart: -35,
      inlineSize: 20,
      blockSize: 55,
      borderInlineStart: limb,
      borderBlockEnd: limb,
      borderEndStartRadius: 8,
    },
  },
})
inside(`${companies} > :first-child::before`, {
  '@container': { [narrow]: { insetBlockStart: -11, blockSize: 31 } },
})
inside(`${companies} > ${short}::before`, {
  '@container': { [narrow]: { borderBlockEndColor: color.action } },
})

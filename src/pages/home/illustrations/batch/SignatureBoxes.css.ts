import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { siteStyle } from '../../../../components/styles/layerStyles.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

const { color } = vars

export const boxes = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  padding: '16px 18px',
})
inside(`${boxes} :is(b, small)`, { display: 'block' })
inside(`${boxes} small`, { marginBlockStart: 1, fontSize: rem(12) })

export const box = scenic({
  position: 'relative',
  blockSize: 112,
  padding: '10px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  // The line to sign on.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    insetBlockEnd: 22,
    borderBlockEnd: `1px dashed ${color.lineStrong}`,
  },
})
inside(`${box} svg`, {
  position: 'absolute',
  insetInline: 8,
  insetBlockEnd: 8,
  inlineSize: 'calc(100% - 16px)',
})

export const awaited = siteStyle([
  box,
  { padding: '9.5px 11.5px', borderColor: color.action, borderWidth: 1.5 },
])

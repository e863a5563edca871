import { vars } from '../../theme/vars.css.ts'
import { scenic } from '../parts/layer.ts'

export const signers = scenic({
  display: 'flex',
  fontSize: 12.5,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
})

export const signer = scenic({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  selectors: {
    '& + &::before': {
      content: '""',
      inlineSize: 'min(34px, 4vw)',
      marginInlineStart: 10,
      borderBlockStart: `2px solid ${vars.color.lineStrong}`,
    },
  },
})

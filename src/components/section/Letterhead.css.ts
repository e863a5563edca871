import { print } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { vars } from '../styles/vars.css.ts'

export const letterhead = siteStyle({
  display: 'none',
  '@media': {
    [print]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginBlockEnd: '20pt',
      paddingBlockEnd: '8pt',
      borderBlockEnd: `.6pt solid ${vars.color.line}`,
      printColorAdjust: 'exact',
    },
  },
})

export const address = siteStyle({ fontSize: '9pt', color: vars.color.textMuted })

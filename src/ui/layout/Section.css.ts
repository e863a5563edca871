import { styleVariants } from '@vanilla-extract/css'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, space: measures } = vars

export const space = styleVariants({
  normal: { '@layer': { [ui]: { paddingBlock: measures.section } } },
  end: { '@layer': { [ui]: { paddingBlockEnd: measures.section } } },
})

export const tone = styleVariants({
  plain: {},
  // Night is a scheme of its own: what stands in it asks for the same roles and gets night's values.
  night: {
    '@layer': {
      [ui]: {
        vars: {
          [color.paper]: color.night,
          [color.wash]: color.night,
          [color.raised]: color.night,
          [color.text]: color.nightText,
          [color.textSoft]: color.nightSoft,
          [color.textMuted]: color.nightSoft,
          [color.line]: color.nightLine,
          [color.lineStrong]: color.nightLine,
          [color.accent]: color.signal,
        },
        position: 'relative',
        overflow: 'clip',
        backgroundColor: color.night,
        color: color.nightText,
      },
    },
  },
})

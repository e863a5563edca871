import { siteStyle } from '../components/styles/layerStyles.ts'
import { vars } from '../components/styles/vars.css.ts'

const { color } = vars

/** A selectable item of a list: an area, an entry, an article. */
export const choice = siteStyle({
  inlineSize: '100%',
  textAlign: 'start',
  ':hover': { backgroundColor: color.wash },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { backgroundColor: color.wash, boxShadow: `inset 3px 0 ${color.accent}` },
  },
})

import { belowTablet } from '../../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../../components/styles/layerStyles.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

/** Wider than other panels: it is the page. */
export const form = pageStyle({
  gap: '22px 20px',
  padding: 40,
  '@media': { [belowTablet]: { padding: '26px 20px' } },
})

export const foot = pageStyle({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', gap: 12 })
globalPageStyle(`${foot} > button[type="submit"]`, { inlineSize: '100%' })
// The state that the critical CSS, which has no state selectors, shows first.
globalPageStyle(`${foot} > button[type="submit"][disabled]`, {
  backgroundColor: color.disabled,
  color: color.onDisabled,
})

export const note = pageStyle({ fontSize: rem(14), lineHeight: 1.5, color: color.textSoft })

export const clear = pageStyle({
  minBlockSize: 32,
  fontSize: rem(14),
  color: color.textSoft,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  ':hover': { color: color.text },
})

/** What takes the place of the form is one column. */
export const instead = pageStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })

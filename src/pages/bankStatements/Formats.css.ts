import { belowDesktop } from '../../components/styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

/** Title and text stand on the columns of the split sections around them; the table takes the whole line. */
export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap: 20,
  marginBlockEnd: 'clamp(32px, 3.4vw, 44px)',
})

const column = (child: string, gridColumn: string) =>
  globalSiteStyle(`${words} > ${child}`, {
    gridColumn,
    '@media': { [belowDesktop]: { gridColumn: '1 / -1' } },
  })

column('h2', '1 / 6')
column('p', '7 / -1')

/** What follows the table. */
export const more = siteStyle({ marginBlockStart: 24 })

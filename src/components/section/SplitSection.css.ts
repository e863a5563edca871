import { belowDesktop, print } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { vars } from '../styles/vars.css.ts'

export const split = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap: 28,
  alignItems: 'start',
})

// Never wider than its column, whatever its contents.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }
const wholeLine = {
  '@media': { [belowDesktop]: { gridColumn: '1 / -1' }, [print]: { gridColumn: '1 / -1' } },
}

export const words = siteStyle({
  ...column,
  gridColumn: '1 / 6',
  justifyItems: 'start',
  gap: 20,
  ...wholeLine,
})

export const matter = siteStyle({ ...column, gridColumn: '7 / -1', gap: 18, ...wholeLine })

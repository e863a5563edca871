import { globalSiteStyle, siteStyle } from '../components/styles/layerStyles.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'

const { color } = vars

export const studio = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
  fontSize: rem(15),
  lineHeight: 1.45,
})

export const body = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 27%) minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: '540px minmax(0, 1fr)' } },
})

export const lists = siteStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(96px, 26%) minmax(0, 1fr)',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    '(min-width: 1200px)': {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: '210px minmax(0, 1fr)',
    },
  },
})

export const work = siteStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
})

// Content errors are shown in the preview; over the studio they would cover the text to fix.
globalSiteStyle('body:has(#studio) vite-error-overlay', { display: 'none' })

import { globalStyle } from '@vanilla-extract/css'
import { base } from './layers.css.ts'

// Where a visitor opens a page at its top, what begins below the first screen is not laid out until it comes near, or until
// scripts have the time for it: the inline script sets the mark (`browser/inline/start.ts`), and `browser/wholeHtml.ts`
// takes it back. The height is a guess. Blocks are named, so that the browser need not look at everything when the mark goes.
globalStyle('[data-opening] :is([data-below], [data-blocks] > :nth-child(8) ~ :is(p, h2, div, article))', {
  '@layer': { [base]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 300px' } },
})

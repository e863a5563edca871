/**
 * The id of what follows the plate that is seen first. Where a page still arrives, windows on a plate move as the rest of
 * them comes: it waits for this before it is painted (`build/pageHtml.ts`), in browsers that know how.
 */
export const afterPlate = 'after-plate'

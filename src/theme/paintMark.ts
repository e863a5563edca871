/**
 * The id of what follows the part of a page that would move as the rest of it arrives: centred, or held at its end. The
 * page waits for this before it is painted (`build/pageHtml.ts`), in browsers that know how.
 */
export const paintMark = 'paint-mark'

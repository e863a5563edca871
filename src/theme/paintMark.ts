/**
 * The id of what follows the part of a page that would move as the rest of it arrives: centred, or held at its end. The
 * page waits for this before it is painted (`build/pageHtml.ts`), in browsers that know how.
 */
export const paintMark = 'paint-mark'

/**
 * The id of what stands before the end of a page that is long in words, after which it shows cards and a foot: their rules
 * need not come before the text (`build/lowerRules.ts`).
 */
export const endMark = 'end-mark'

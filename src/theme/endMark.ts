/**
 * The id of what stands before the end of a page that is long in words, after which it shows cards and a foot: their rules
 * need not come before the text (`build/lowerRules.ts`).
 */
export const endMark = 'end-mark'

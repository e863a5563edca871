import { scenic } from './layer.ts'

/** The figure of a live scene. */
export const live = scenic({ cursor: 'default' })

/** Start of a selector: the scene whose decision is taken. Example: `inside(`${decided} ${tag}`, …)`. */
export const decided = `${live}:has(:checked)`

/** What is seen until the decision is taken, and what is seen from then on. */
export const before = scenic({ selectors: { [`${decided} &`]: { display: 'none' } } })
export const after = scenic({
  display: 'none',
  selectors: { [`${decided} &`]: { display: 'revert-layer' } },
})

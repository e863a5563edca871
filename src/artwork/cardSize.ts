/** Size in pixels of the picture that stands for a page where its link is shared. */
export const cardSize = { width: 1200, height: 630 }

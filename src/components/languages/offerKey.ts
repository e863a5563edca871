/** The key in local storage that says that the offer was made: it is made once. */
export const offerKey = 'balancier-language-offer'

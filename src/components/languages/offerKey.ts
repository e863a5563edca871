/** Where local storage says that another language has been offered: it is offered once. */
export const offerKey = 'balancier-language-offer'

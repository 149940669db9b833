/** Where a shopper chooses, and changes the choice later. */
export const choicesPath = '/cookie-choices';

/** Said to what posts a form that a page does not have: a mistake of a developer's, or a trick. */
export const unknownForm = (page: 'account' | 'bag' | 'checkout'): string =>
  `This form is not one of the ${page}.`;

/** Said of what was lost on the way: by itself, as every page says it, also offline. */
export const notReached =
  'We could not reach the shop. Please check your connection and try again: nothing is done twice.';

/**
 * The diagnostics channel of a process on which both halves of the shop publish each line of the log that is an error.
 * Named, as the built pages and what serves them have modules of their own.
 */
export const failureChannel = 'tailorbird:failure';

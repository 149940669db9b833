/** Name of the box that uses an address as it was typed. */
export const asTyped = 'asTyped';

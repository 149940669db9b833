/** The catalogue every shop starts with. */
export const defaultSeed = { seed: 1, styles: 400 };

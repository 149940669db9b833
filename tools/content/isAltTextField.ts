/** Whether a field is the alternative text of a picture beside it, by its name: `backgroundAlt`, `leftImageAltText`. */
export const isAltTextField = (name: string): boolean => /alt(?:text)?$/i.test(name);

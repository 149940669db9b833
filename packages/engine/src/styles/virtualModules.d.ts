declare module 'virtual:late-styles' {
  /** Address of the rules of every file of styles by its number, a JSON array of texts; in a built shop's browser only. */
  export const href: string | undefined;
}

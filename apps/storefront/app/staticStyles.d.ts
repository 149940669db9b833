declare module 'virtual:static-styles' {
  /** Address of every rule in the order of the cascade, a JSON array of texts; in a built shop's browser only. */
  export const href: string | undefined;
  /** Every rule by number, in the order of the cascade; on a built shop's server only. */
  export const rules: ReadonlyMap<number, string> | undefined;
}

declare module 'virtual:static-styles' {
  /** Address of the stylesheet that vite/staticStyles.ts writes; in a built shop's browser only. */
  export const href: string | undefined;
  /** Every rule by number, in the order of the cascade; on a built shop's server only. */
  export const rules: ReadonlyMap<number, string> | undefined;
}

/** What was written anew or taken away, or why nothing was. */
export type Removed =
  | {
      /** Files that lost some lines, to be formatted. */
      readonly changed: readonly string[];
      /** Files and folders that are gone. */
      readonly gone: readonly string[];
      /** What names it in the places that only a person can change. */
      readonly words: readonly string[];
    }
  | { readonly refused: string };

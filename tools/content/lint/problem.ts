/** Something wrong with a piece of content, for the editor who wrote it. */
export interface Problem {
  /** The field: `slots[2].tiles[0].textColour`. */
  readonly path: string;
  /** What is wrong, and why it matters. */
  readonly reason: string;
  /** How to mend it. */
  readonly fix: string;
  /** It is shown as it is; it could be better. */
  readonly advice?: true;
}

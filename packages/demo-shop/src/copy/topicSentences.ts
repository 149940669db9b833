/** Sentences about one kind of thing, written to follow one another in any combination. */
export interface TopicSentences {
  /** Opens the description; `{name}` is the style's name. */
  readonly openings: readonly string[];
  /** Facts of the make, one or two to a style. */
  readonly facts: readonly string[];
  /** How to wear or use it; closes the description. */
  readonly uses: readonly string[];
}

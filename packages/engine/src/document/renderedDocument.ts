/** A rendered document. Its nonce says which scripts are its own; it is taken away and never sent (decision 9). */
export interface RenderedDocument {
  /** UTF-8: as text each copy of its 200 kB would be left to the slow collection of large things. */
  readonly html: Buffer;
  /** The page's `<style>`s, which belong in front of `</head>`. */
  readonly styles: string;
  /** The random word its own scripts and links carry, which nobody else knows; null for a document that has none. */
  readonly nonce: string | null;
}
